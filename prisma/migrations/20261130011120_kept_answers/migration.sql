-- AlterTable
ALTER TABLE "question" ADD COLUMN     "kept" JSON,
ADD COLUMN     "kept_at" TIMESTAMPTZ(3);
