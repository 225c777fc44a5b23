-- The private address under which calendar programs read the calendar of an account. A new address is another id; the
-- address itself is made from the id with the installation's key, and so is not kept.
create table private_calendar (
  account_id uuid primary key references account (id) on delete cascade,
  id uuid not null unique,
  made_at timestamptz not null
);
