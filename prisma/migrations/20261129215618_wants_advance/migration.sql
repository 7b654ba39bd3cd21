-- AlterTable
ALTER TABLE "game" ADD COLUMN     "wants_advance" BOOLEAN NOT NULL DEFAULT false;
