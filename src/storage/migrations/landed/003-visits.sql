create table "visits" (
  "day" text not null,
  "page" text not null,
  "count" integer not null,
  constraint "visits_by_day" primary key ("day", "page")
);
insert into "kysely_migration" ("name", "timestamp") values ('003-visits', '2026-11-20T00:00:00.000Z');
