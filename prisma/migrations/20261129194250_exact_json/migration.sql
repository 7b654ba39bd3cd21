-- AlterTable
ALTER TABLE "game" ALTER COLUMN "state" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "seat" ALTER COLUMN "standing" DROP DEFAULT,
ALTER COLUMN "standing" SET DATA TYPE JSON,
ALTER COLUMN "standing" SET DEFAULT '[]';

-- AlterTable
ALTER TABLE "turn" ALTER COLUMN "intents" DROP DEFAULT,
ALTER COLUMN "intents" SET DATA TYPE JSON,
ALTER COLUMN "intents" SET DEFAULT '{}';

-- AlterTable
ALTER TABLE "answer" ALTER COLUMN "value" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "question" ALTER COLUMN "body" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "order_text" ALTER COLUMN "lines" SET DATA TYPE JSON,
ALTER COLUMN "intents" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "event" ALTER COLUMN "body" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "inbound_mail" ADD COLUMN     "duplicate_key" TEXT;

-- CreateIndex
CREATE INDEX "inbound_mail_game_id_seat_duplicate_key_idx" ON "inbound_mail"("game_id", "seat", "duplicate_key");

-- CreateIndex
CREATE INDEX "outbox_mail_envelope_from_created_at_idx" ON "outbox_mail"("envelope_from", "created_at");
