-- CreateTable
CREATE TABLE "moderator" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "token_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderator_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_link" (
    "token_hash" TEXT NOT NULL,
    "moderator_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_link_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "game" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "ruleset_version" INTEGER NOT NULL,
    "options" JSONB NOT NULL DEFAULT '{}',
    "moderator_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'setup',
    "deadline_hours" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "version" INTEGER NOT NULL DEFAULT 0,
    "event_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "state" JSONB,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "game_id" TEXT NOT NULL,
    "race" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "api_token_hash" TEXT NOT NULL,
    "link_generation" INTEGER NOT NULL DEFAULT 1,
    "mailbox_generation" INTEGER NOT NULL DEFAULT 1,
    "standing" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "seat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "seat_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "bouncing" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "old_mailbox_key" (
    "seat_id" UUID NOT NULL,
    "generation" INTEGER NOT NULL,
    "retired_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "old_mailbox_key_pkey" PRIMARY KEY ("seat_id","generation")
);

-- CreateTable
CREATE TABLE "turn" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "action" INTEGER NOT NULL,
    "active_seat" TEXT,
    "phase" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "opening_event" INTEGER NOT NULL,
    "link_index" INTEGER,
    "receipts" JSONB NOT NULL DEFAULT '[]',
    "intents" JSONB NOT NULL DEFAULT '{}',
    "deadline_at" TIMESTAMPTZ(3),
    "ruleset_version" INTEGER NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "turn_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "answer" (
    "game_id" TEXT NOT NULL,
    "turn_number" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "question_id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answer_pkey" PRIMARY KEY ("game_id","turn_number","seq")
);

-- CreateTable
CREATE TABLE "question" (
    "game_id" TEXT NOT NULL,
    "turn_number" INTEGER NOT NULL,
    "question_id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deadline_at" TIMESTAMPTZ(3),

    CONSTRAINT "question_pkey" PRIMARY KEY ("game_id","turn_number","question_id","seat")
);

-- CreateTable
CREATE TABLE "order_text" (
    "id" BIGSERIAL NOT NULL,
    "game_id" TEXT NOT NULL,
    "turn_number" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "mail_id" BIGINT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "text" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "intents" JSONB NOT NULL,
    "salt" BYTEA NOT NULL,
    "receipt" BYTEA NOT NULL,
    "status" TEXT NOT NULL,
    "current" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "order_text_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "turn_number" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "audience" JSONB NOT NULL,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "report" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "game_id" TEXT NOT NULL,
    "turn_number" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "player_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dice_chain" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "commitment" BYTEA NOT NULL,
    "seed" BYTEA NOT NULL,
    "length" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dice_chain_pkey" PRIMARY KEY ("game_id","number")
);

-- CreateTable
CREATE TABLE "dice_link" (
    "game_id" TEXT NOT NULL,
    "link_index" INTEGER NOT NULL,
    "chain_number" INTEGER NOT NULL,
    "turn_number" INTEGER NOT NULL,
    "opening" INTEGER NOT NULL,
    "receipts" JSONB NOT NULL,
    "revealed_at" TIMESTAMPTZ(3),

    CONSTRAINT "dice_link_pkey" PRIMARY KEY ("game_id","link_index")
);

-- CreateTable
CREATE TABLE "inbound_mail" (
    "seq" BIGSERIAL NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "source" TEXT NOT NULL,
    "envelope_from" TEXT NOT NULL,
    "envelope_to" TEXT NOT NULL,
    "raw" BYTEA,
    "size" INTEGER NOT NULL,
    "message_id" TEXT,
    "bytes_hash" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'stored',
    "action" TEXT,
    "reason" TEXT,
    "game_id" TEXT,
    "seat" TEXT,
    "order_id" BIGINT,
    "confirm_hash" TEXT,
    "confirm_expires_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "handled_at" TIMESTAMPTZ(3),
    "details" JSONB,

    CONSTRAINT "inbound_mail_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "outbox_mail" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "cause" TEXT NOT NULL,
    "game_id" TEXT,
    "seat" TEXT,
    "to_address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "envelope_from" TEXT NOT NULL,
    "raw" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "leased_by" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "message_id" TEXT NOT NULL,

    CONSTRAINT "outbox_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "token_hash" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "status" INTEGER,
    "response" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("token_hash","key")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "moderator_email_key" ON "moderator"("email");

-- CreateIndex
CREATE UNIQUE INDEX "moderator_token_hash_key" ON "moderator"("token_hash");

-- CreateIndex
CREATE INDEX "sign_in_link_moderator_id_idx" ON "sign_in_link"("moderator_id");

-- CreateIndex
CREATE INDEX "sign_in_link_expires_at_idx" ON "sign_in_link"("expires_at");

-- CreateIndex
CREATE INDEX "game_moderator_id_idx" ON "game"("moderator_id");

-- CreateIndex
CREATE INDEX "game_status_idx" ON "game"("status");

-- CreateIndex
CREATE UNIQUE INDEX "seat_api_token_hash_key" ON "seat"("api_token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "seat_game_id_race_key" ON "seat"("game_id", "race");

-- CreateIndex
CREATE UNIQUE INDEX "seat_game_id_position_key" ON "seat"("game_id", "position");

-- CreateIndex
CREATE INDEX "player_seat_id_idx" ON "player"("seat_id");

-- CreateIndex
CREATE INDEX "player_email_idx" ON "player"("email");

-- CreateIndex
CREATE INDEX "turn_status_deadline_at_idx" ON "turn"("status", "deadline_at");

-- CreateIndex
CREATE INDEX "answer_game_id_seat_idx" ON "answer"("game_id", "seat");

-- CreateIndex
CREATE UNIQUE INDEX "answer_game_id_turn_number_question_id_seat_key" ON "answer"("game_id", "turn_number", "question_id", "seat");

-- CreateIndex
CREATE INDEX "question_status_deadline_at_idx" ON "question"("status", "deadline_at");

-- CreateIndex
CREATE INDEX "question_game_id_seat_idx" ON "question"("game_id", "seat");

-- CreateIndex
CREATE INDEX "order_text_game_id_turn_number_seat_id_idx" ON "order_text"("game_id", "turn_number", "seat", "id");

-- CreateIndex
CREATE INDEX "order_text_game_id_seat_idx" ON "order_text"("game_id", "seat");

-- CreateIndex
CREATE INDEX "order_text_mail_id_idx" ON "order_text"("mail_id");

-- CreateIndex
CREATE INDEX "event_game_id_turn_number_idx" ON "event"("game_id", "turn_number");

-- CreateIndex
CREATE INDEX "report_game_id_turn_number_idx" ON "report"("game_id", "turn_number");

-- CreateIndex
CREATE INDEX "report_game_id_seat_created_at_idx" ON "report"("game_id", "seat", "created_at");

-- CreateIndex
CREATE INDEX "report_player_id_idx" ON "report"("player_id");

-- CreateIndex
CREATE INDEX "dice_link_game_id_turn_number_idx" ON "dice_link"("game_id", "turn_number");

-- CreateIndex
CREATE INDEX "dice_link_game_id_chain_number_idx" ON "dice_link"("game_id", "chain_number");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_mail_confirm_hash_key" ON "inbound_mail"("confirm_hash");

-- CreateIndex
CREATE INDEX "inbound_mail_status_seq_idx" ON "inbound_mail"("status", "seq");

-- CreateIndex
CREATE INDEX "inbound_mail_game_id_seat_message_id_idx" ON "inbound_mail"("game_id", "seat", "message_id");

-- CreateIndex
CREATE INDEX "inbound_mail_message_id_idx" ON "inbound_mail"("message_id");

-- CreateIndex
CREATE INDEX "inbound_mail_bytes_hash_idx" ON "inbound_mail"("bytes_hash");

-- CreateIndex
CREATE INDEX "inbound_mail_received_at_idx" ON "inbound_mail"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mail_cause_key" ON "outbox_mail"("cause");

-- CreateIndex
CREATE INDEX "outbox_mail_sent_at_failed_at_next_attempt_at_idx" ON "outbox_mail"("sent_at", "failed_at", "next_attempt_at");

-- CreateIndex
CREATE INDEX "outbox_mail_game_id_created_at_idx" ON "outbox_mail"("game_id", "created_at");

-- CreateIndex
CREATE INDEX "outbox_mail_to_address_created_at_idx" ON "outbox_mail"("to_address", "created_at");

-- CreateIndex
CREATE INDEX "outbox_mail_message_id_idx" ON "outbox_mail"("message_id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- AddForeignKey
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_moderator_id_fkey" FOREIGN KEY ("moderator_id") REFERENCES "moderator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game" ADD CONSTRAINT "game_moderator_id_fkey" FOREIGN KEY ("moderator_id") REFERENCES "moderator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player" ADD CONSTRAINT "player_seat_id_fkey" FOREIGN KEY ("seat_id") REFERENCES "seat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_mailbox_key" ADD CONSTRAINT "old_mailbox_key_seat_id_fkey" FOREIGN KEY ("seat_id") REFERENCES "seat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn" ADD CONSTRAINT "turn_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer" ADD CONSTRAINT "answer_game_id_turn_number_fkey" FOREIGN KEY ("game_id", "turn_number") REFERENCES "turn"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer" ADD CONSTRAINT "answer_game_id_seat_fkey" FOREIGN KEY ("game_id", "seat") REFERENCES "seat"("game_id", "race") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_game_id_turn_number_fkey" FOREIGN KEY ("game_id", "turn_number") REFERENCES "turn"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_game_id_seat_fkey" FOREIGN KEY ("game_id", "seat") REFERENCES "seat"("game_id", "race") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_text" ADD CONSTRAINT "order_text_game_id_turn_number_fkey" FOREIGN KEY ("game_id", "turn_number") REFERENCES "turn"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_text" ADD CONSTRAINT "order_text_game_id_seat_fkey" FOREIGN KEY ("game_id", "seat") REFERENCES "seat"("game_id", "race") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_game_id_seat_fkey" FOREIGN KEY ("game_id", "seat") REFERENCES "seat"("game_id", "race") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dice_chain" ADD CONSTRAINT "dice_chain_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dice_link" ADD CONSTRAINT "dice_link_game_id_chain_number_fkey" FOREIGN KEY ("game_id", "chain_number") REFERENCES "dice_chain"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_mail" ADD CONSTRAINT "inbound_mail_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
