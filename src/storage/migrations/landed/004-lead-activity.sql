alter table "chat_leads" add column "touched_at" text;
insert into "kysely_migration" ("name", "timestamp") values ('004-lead-activity', '2026-11-20T00:00:00.000Z');
