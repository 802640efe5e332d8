create table "known_addresses" ("address_digest" text not null primary key, "signed_in_at" text not null);
create index "known_addresses_by_age" on "known_addresses" ("signed_in_at");
insert into "kysely_migration" ("name", "timestamp") values ('005-known-addresses', '2026-11-20T00:00:00.000Z');
