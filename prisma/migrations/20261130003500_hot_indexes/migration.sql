-- Every mail and every text pays for each index: those that no statement uses go, and the searches of every mail find their row at once
-- however many mails and texts there are.

DROP INDEX "inbound_mail_game_id_seat_message_id_idx";
DROP INDEX "inbound_mail_message_id_idx";
DROP INDEX "inbound_mail_bytes_hash_idx";
DROP INDEX "inbound_mail_game_id_seat_duplicate_key_idx";
CREATE INDEX "inbound_mail_game_id_duplicate_key_seq_idx" ON "inbound_mail"("game_id", "duplicate_key", "seq");

DROP INDEX "outbox_mail_to_address_created_at_idx";

DROP INDEX "order_text_game_id_seat_idx";
DROP INDEX "order_text_mail_id_idx";
CREATE INDEX "order_text_game_id_turn_number_seat_received_at_id_idx" ON "order_text"("game_id", "turn_number", "seat", "received_at", "id");
