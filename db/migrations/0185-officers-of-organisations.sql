-- Whom a club names on its page: its chair, its secretary, its coaches.
create table officer (
  id uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation (id),
  position text not null check (length(position) between 1 and 60),
  name text not null check (length(name) between 1 and 100),
  added_by uuid references account (id) on delete set null,
  added_at timestamptz not null,
  constraint officer_once unique (organisation_id, position, name)
);
