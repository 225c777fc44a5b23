-- Playing conditions that somebody plays by again and again, under a name of their own.
create table own_format (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  name text not null check (name <> ''),
  conditions jsonb not null,
  saved_at timestamptz not null
);
create unique index own_format_name on own_format (account_id, lower(name));
