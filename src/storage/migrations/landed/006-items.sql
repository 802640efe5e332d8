drop view "leads";
alter table "chat_leads" add column "items" text;
alter table "contact_submissions" add column "items" text;
create view leads as
  select id, source, conversation_id, name, email, phone, company, service, quantity, due_date, details, items, confirmed, reply_due_at, handled_at, handled_by, created_at, search
  from chat_leads
  union all
  select id, cast('quote_form' as text), cast(null as text), name, email, cast(null as text), cast(null as text), service, cast(null as integer), cast(null as text), details, items, cast(1 as integer), reply_due_at, handled_at, handled_by, created_at, search
  from contact_submissions;
insert into "kysely_migration" ("name", "timestamp") values ('006-items', '2026-11-20T00:00:00.000Z');
