create table "outbox" (
  "id" text not null primary key,
  "lead_id" text not null,
  "channel" text not null,
  "state" text not null,
  "attempts" integer not null,
  "next_attempt_at" text not null,
  "leased_until" text,
  "error" text,
  "queued_at" text not null,
  "changed_at" text not null,
  constraint "outbox_once_per_channel" unique ("lead_id", "channel")
);
create index outbox_unsent on outbox (state, next_attempt_at, channel) where state <> 'sent';
drop view "leads";
create table "chat_leads_001" as select * from "chat_leads";
drop table "chat_leads";
create table "chat_leads" (
  "id" text not null primary key,
  "conversation_id" text references "chat_conversations" ("id") on delete set null,
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
  "reply_due_at" text not null,
  "handled_at" text,
  "handled_by" text,
  "created_at" text not null,
  "search" text not null,
  constraint "chat_leads_one_per_job" unique ("conversation_id", "job")
);
create index "chat_leads_001_in_order" on "chat_leads_001" ("id");
drop table "chat_leads_001";
create index "chat_leads_newest" on "chat_leads" ("created_at", "id");
create index "chat_leads_by_due_time" on "chat_leads" ("reply_due_at", "id");
create index "chat_leads_open" on "chat_leads" (reply_due_at, id) where handled_at is null;
create table "contact_submissions_001" as select * from "contact_submissions";
drop table "contact_submissions";
create table "contact_submissions" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null,
  "service" text not null,
  "details" text,
  "reply_due_at" text not null,
  "handled_at" text,
  "handled_by" text,
  "created_at" text not null,
  "search" text not null
);
create index "contact_submissions_001_in_order" on "contact_submissions_001" ("id");
drop table "contact_submissions_001";
create index "contact_submissions_newest" on "contact_submissions" ("created_at", "id");
create index "contact_submissions_by_due_time" on "contact_submissions" ("reply_due_at", "id");
create index "contact_submissions_open" on "contact_submissions" (reply_due_at, id) where handled_at is null;
create view leads as
  select id, source, conversation_id, name, email, phone, company, service, quantity, due_date, details, confirmed, reply_due_at, handled_at, handled_by, created_at, search
  from chat_leads
  union all
  select id, cast('quote_form' as text), cast(null as text), name, email, cast(null as text), cast(null as text), service, cast(null as integer), cast(null as text), details, cast(1 as integer), reply_due_at, handled_at, handled_by, created_at, search
  from contact_submissions;
alter table "kept_answers" add column "subject_id" text;
insert into "kysely_migration" ("name", "timestamp") values ('002-announcements', '2026-11-20T00:00:00.000Z');
