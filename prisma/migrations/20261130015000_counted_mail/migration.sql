-- A mail that brings an order text to a seat brings it once, however many copies of it are handled at the same moment.
ALTER TABLE "inbound_mail" ADD COLUMN "counted_key" TEXT;
CREATE UNIQUE INDEX "inbound_mail_counted_key_key" ON "inbound_mail"("counted_key");
