-- AlterTable
ALTER TABLE "idempotency_key" ADD COLUMN     "meant" JSONB;
