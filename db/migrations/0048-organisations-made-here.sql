-- What an organisation says of itself, and the request that made it here.
alter table organisation
  add column city            text not null default '' check (length(city) <= 80),
  add column about           text not null default '' check (length(about) <= 2000),
  add column website         text not null default '' check (website = '' or website ~ '^https?://'),
  add column email           text not null default '',
  add column phone           text not null default '',
  add column revision        integer not null default 1,
  add column made_by         uuid references account on delete set null,
  add column idempotency_key text,
  add column request_hash    bytea,
  add constraint organisation_made_once unique (made_by, idempotency_key);

-- A link that gives whoever accepts it roles in an organisation; only the hash of its token is kept. With an
-- address, only the account with that address may accept.
create table organisation_invitation (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  token_hash      bytea not null unique,
  roles           text[] not null check (cardinality(roles) > 0),
  email           text,
  email_key       text,
  invited_by      uuid references account on delete set null,
  made_at         timestamptz not null,
  expires_at      timestamptz not null,
  accepted_at     timestamptz,
  accepted_by     uuid references account on delete set null,
  withdrawn_at    timestamptz,
  check ((email is null) = (email_key is null))
);
create index organisation_invitation_by_organisation
  on organisation_invitation (organisation_id, made_at desc);
create index organisation_invitation_by_inviter
  on organisation_invitation (invited_by) where invited_by is not null;
create index organisation_invitation_by_guest
  on organisation_invitation (accepted_by) where accepted_by is not null;
