-- Tournaments that people run here. The public record is made when one is published; until then there is only
-- its setup, which nobody else sees.
alter table tournament add column made_here boolean not null default false;
alter table tournament drop constraint tournament_name_season_gender_key;
create unique index tournament_imported on tournament (name, season, gender) where not made_here;

create table tournament_setup (
  id              uuid primary key default uuidv7(),
  made_by         uuid references account on delete set null,
  organisation_id uuid references organisation,
  name            text not null check (name <> '' and length(name) <= 80),
  about           text not null check (length(about) <= 2000),
  city            text not null check (length(city) <= 80),
  grounds         text[] not null,
  starts_on       date not null,
  ends_on         date not null,
  time_zone       text not null,
  gender          text not null check (gender in ('male', 'female', 'mixed')),
  age_group       text not null check (length(age_group) <= 30),
  ball_type       text not null check (ball_type in ('leather', 'tennis', 'tape', 'other')),
  organiser       text not null check (length(organiser) <= 80),
  email           text not null,
  phone           text not null,
  conditions      jsonb not null,
  points          jsonb not null,
  qualifiers      smallint not null check (qualifiers between 0 and 16),
  entry_pin       text check (entry_pin ~ '^[0-9]{6}$'),
  entry_deadline  timestamptz,
  draw_seed       text,
  drawn_at        timestamptz,
  revision        integer not null default 1,
  published_at    timestamptz,
  created_at      timestamptz not null,
  idempotency_key text not null,
  request_hash    bytea not null,
  constraint tournament_made_once unique (made_by, idempotency_key),
  check (ends_on >= starts_on),
  check ((draw_seed is null) = (drawn_at is null))
);
create index tournament_setup_by_organisation
  on tournament_setup (organisation_id) where organisation_id is not null;

-- Who runs a tournament, besides those who run its organisation.
create table tournament_manager (
  tournament_id uuid not null references tournament_setup on delete cascade,
  account_id    uuid not null references account on delete cascade,
  role          text not null check (role in ('owner', 'manager')),
  invited_by    uuid references account on delete set null,
  added_at      timestamptz not null,
  primary key (tournament_id, account_id)
);
create index tournament_manager_by_account on tournament_manager (account_id);
create index tournament_manager_by_inviter
  on tournament_manager (invited_by) where invited_by is not null;

-- A team in a tournament. Fixtures refer to it by tournament and team, so nobody else can play in it.
create table tournament_entry (
  id            uuid primary key,
  tournament_id uuid not null references tournament_setup on delete cascade,
  team_id       uuid not null references team,
  status        text not null
    check (status in ('invited', 'requested', 'accepted', 'declined', 'withdrawn')),
  group_name    text,
  manager_id    uuid references account on delete set null,
  entered_at    timestamptz not null,
  answered_at   timestamptz,
  constraint tournament_entry_once unique (tournament_id, team_id),
  check (group_name is null or status in ('accepted', 'withdrawn'))
);
create index tournament_entry_by_team on tournament_entry (team_id);
create index tournament_entry_by_manager
  on tournament_entry (manager_id) where manager_id is not null;

-- A link that is good once: to answer for an entry or, without one, to run the tournament. Only the hash of
-- its token is kept.
create table tournament_invitation (
  id            uuid primary key default uuidv7(),
  tournament_id uuid not null references tournament_setup on delete cascade,
  entry_id      uuid references tournament_entry on delete cascade,
  token_hash    bytea not null unique,
  invited_by    uuid references account on delete set null,
  made_at       timestamptz not null,
  expires_at    timestamptz not null,
  used_at       timestamptz,
  used_by       uuid references account on delete set null
);
create index tournament_invitation_by_tournament on tournament_invitation (tournament_id);
create index tournament_invitation_by_entry
  on tournament_invitation (entry_id) where entry_id is not null;
create index tournament_invitation_by_inviter
  on tournament_invitation (invited_by) where invited_by is not null;
create index tournament_invitation_by_guest
  on tournament_invitation (used_by) where used_by is not null;
