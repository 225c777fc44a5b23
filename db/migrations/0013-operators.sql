-- Who looks after the whole installation.
create table platform_role (
  account_id uuid not null references account on delete cascade,
  role       text not null check (role in ('operator')),
  granted_at timestamptz not null,
  primary key (account_id, role)
);
