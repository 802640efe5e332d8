create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
create table "users" (
  "id" text not null primary key,
  "username" text not null unique,
  "password" text not null,
  "created_at" text not null,
  "password_changed_at" text not null
);
create table "sessions" (
  "token_hash" text not null primary key,
  "user_id" text not null references "users" ("id") on delete cascade,
  "created_at" text not null,
  "last_seen_at" text not null,
  "expires_at" text not null
);
create index "sessions_by_user" on "sessions" ("user_id");
create index "sessions_by_expiry" on "sessions" ("expires_at");
create table "chat_conversations" (
  "id" text not null primary key,
  "session_id" text not null,
  "language" text default 'en' not null,
  "message_count" integer not null,
  "unconfirmed_since" text,
  "created_at" text not null,
  "updated_at" text not null
);
create index "chat_conversations_newest" on "chat_conversations" ("created_at", "id");
create index chat_conversations_unconfirmed on chat_conversations (unconfirmed_since) where unconfirmed_since is not null;
create table "chat_messages" (
  "id" text not null,
  "conversation_id" text not null references "chat_conversations" ("id") on delete cascade,
  "seq" integer not null,
  "role" text not null,
  "content" text not null,
  "metadata" text,
  "timestamp" text not null,
  constraint "chat_messages_in_order" primary key ("conversation_id", "seq")
);
create table "chat_leads" (
  "id" text not null primary key,
  "conversation_id" text not null references "chat_conversations" ("id") on delete cascade,
  "job" integer not null,
  "source" text not null,
  "name" text not null,
  "email" text,
  "phone" text,
  "company" text,
  "service" text not null,
  "quantity" integer,
  "due_date" text,
  "details" text not null,
  "confirmed" integer not null,
  "reply_due_at" text,
  "handled_at" text,
  "handled_by" text,
  "created_at" text not null,
  constraint "chat_leads_one_per_job" unique ("conversation_id", "job")
);
create index "chat_leads_newest" on "chat_leads" ("created_at", "id");
create table "contact_submissions" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null,
  "service" text not null,
  "details" text,
  "reply_due_at" text,
  "handled_at" text,
  "handled_by" text,
  "created_at" text not null
);
create index "contact_submissions_newest" on "contact_submissions" ("created_at", "id");
create view leads as
  select id, source, conversation_id, name, email, phone, company, service, quantity, due_date, details, confirmed, reply_due_at, handled_at, handled_by, created_at
  from chat_leads
  union all
  select id, cast('quote_form' as text), cast(null as text), name, email, cast(null as text), cast(null as text), service, cast(null as integer), cast(null as text), details, cast(1 as integer), reply_due_at, handled_at, handled_by, created_at
  from contact_submissions;
create table "kept_answers" (
  "scope" text not null,
  "key" text not null,
  "fingerprint" text not null,
  "status" integer not null,
  "body" text not null,
  "created_at" text not null,
  constraint "kept_answers_key" primary key ("scope", "key")
);
create index "kept_answers_by_age" on "kept_answers" ("created_at");
create table "attempts" (
  "key_digest" text not null primary key,
  "count" integer not null,
  "window_ends_at" text not null
);
create index "attempts_by_end" on "attempts" ("window_ends_at");
insert into "kysely_migration" ("name", "timestamp") values ('001-front-desk', '2026-11-20T00:00:00.000Z');
