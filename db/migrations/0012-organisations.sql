-- Clubs, associations, academies and ground owners, who belongs to them, and as what. What a role may do
-- is written in apps/server/src/access/access.ts.
create table organisation (
  id          uuid primary key default uuidv7(),
  kind        text not null check (kind in ('club', 'association', 'academy', 'ground-owner')),
  name        text not null check (name <> ''),
  country     text check (country ~ '^[A-Z]{2}$'),
  is_sample   boolean not null default false,
  created_at  timestamptz not null default now(),
  -- It is kept for those who played for it, but nobody acts in its name any more.
  archived_at timestamptz,
  folded      text not null generated always as (fold(name)) stored
);
create index organisation_name_search on organisation using gin (folded gin_trgm_ops);
create index organisation_by_kind on organisation (kind, name, id) where archived_at is null;

-- The organisation whose world a site shows; none: everything.
alter table site add column organisation_id uuid references organisation;

-- Whose side, whose competition, whose venue.
alter table team add column organisation_id uuid references organisation;
alter table tournament add column organisation_id uuid references organisation;
alter table ground add column organisation_id uuid references organisation;
create index team_by_organisation on team (organisation_id, name, id) where organisation_id is not null;
create index tournament_by_organisation on tournament (organisation_id, id) where organisation_id is not null;
create index ground_by_organisation on ground (organisation_id, name, id) where organisation_id is not null;

-- One row for each role that somebody has.
create table membership (
  organisation_id uuid not null references organisation,
  account_id      uuid not null references account on delete cascade,
  role            text not null check (role in
                    ('owner', 'admin', 'scorer', 'umpire', 'coach', 'player', 'ground-manager', 'gate-staff',
                     'content-editor')),
  granted_by      uuid references account on delete set null,
  granted_at      timestamptz not null,
  primary key (organisation_id, account_id, role)
);
create index membership_by_account on membership (account_id, organisation_id);
create index membership_by_granter on membership (granted_by) where granted_by is not null;

-- An organisation that has had an owner keeps one. Asked at the end of the transaction, so that it can be
-- handed over; the lock makes two owners who leave at once go one after the other.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from organisation where id = old.organisation_id and archived_at is null for update;
  if found and not exists (
    select from membership where organisation_id = old.organisation_id and role = 'owner'
  ) then
    raise exception 'the last owner of an organisation cannot leave it'
      using errcode = 'check_violation', constraint = 'membership_keeps_an_owner';
  end if;
  return null;
end $$;
create constraint trigger membership_keeps_an_owner after delete or update on membership
  deferrable initially deferred for each row when (old.role = 'owner')
  execute function keep_an_owner();
