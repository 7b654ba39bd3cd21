-- AlterTable
ALTER TABLE "outbox_mail" ADD COLUMN     "begun" BOOLEAN NOT NULL DEFAULT false;

-- What a sender has in its hands now may be at the relay; nobody wrote down whether it is.
UPDATE "outbox_mail" SET "begun" = true WHERE "lease_until" IS NOT NULL AND "sent_at" IS NULL AND "failed_at" IS NULL;
