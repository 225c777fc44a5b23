-- Matches that accounts make and score here. A match with the visibility `link` is in no list and is reached by
-- its id alone. `closes_ground`: whether nobody can book the ground meanwhile, which not everybody who makes
-- a match may decide.
alter table match
  add column visibility    text not null default 'public' check (visibility in ('public', 'link')),
  add column closes_ground boolean not null default true;
create index match_by_link on match (id) where visibility = 'link';

create or replace function match_closes_ground() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from ground_span where match_id = new.id;
  end if;
  if new.ground_id is not null and new.closes_ground and new.status in ('upcoming', 'live') then
    perform close_ground_for(new);
  end if;
  return null;
end $$;

create or replace function match_takes_what_is_let_go() returns trigger language plpgsql as $$
begin
  perform close_ground_for(m) from match m
  where m.ground_id = new.ground_id and m.closes_ground and m.status in ('upcoming', 'live')
    and match_during(m) && new.during;
  return null;
end $$;

-- Teams and people that accounts make. A name is one team among the imported ones, and one among those of an
-- account; an account that is gone leaves its teams to nobody.
alter table team
  add column made_by   uuid references account on delete set null,
  add column made_here boolean not null default false,
  drop constraint team_name_gender_kind_key;
create unique index team_imported_once on team (name, gender, kind) where not made_here;
create unique index team_made_once on team (made_by, name, gender, kind) where made_by is not null;
alter table person add column made_by uuid references account on delete set null;
create index person_by_maker on person (made_by) where made_by is not null;

-- Who made the match, and with which request.
create table match_scoring (
  match_id        uuid primary key references match on delete cascade,
  created_by      uuid references account on delete set null,
  idempotency_key text not null,
  request_hash    bytea not null,
  created_at      timestamptz not null,
  unique (created_by, idempotency_key)
);

create table match_scorer (
  match_id   uuid not null references match on delete cascade,
  account_id uuid not null references account on delete cascade,
  invited_by uuid references account on delete set null,
  added_at   timestamptz not null,
  primary key (match_id, account_id)
);
create index match_scorer_by_account on match_scorer (account_id);

-- A link that makes whoever opens it first a scorer; only the hash of its token is kept.
create table scorer_invitation (
  id         uuid primary key default uuidv7(),
  match_id   uuid not null references match on delete cascade,
  token_hash bytea not null unique,
  invited_by uuid references account on delete cascade,
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index scorer_invitation_by_match on scorer_invitation (match_id);

-- The one device that records a match's facts, and those that ask for it.
create table scoring_claim (
  match_id   uuid primary key references match on delete cascade,
  device     text not null,
  label      text not null,
  account_id uuid not null references account on delete cascade,
  since      timestamptz not null
);
create table scoring_request (
  match_id   uuid not null references match on delete cascade,
  device     text not null,
  label      text not null,
  account_id uuid not null references account on delete cascade,
  asked_at   timestamptz not null,
  primary key (match_id, device)
);

-- What was decided about who scores; it only grows.
create table scoring_event (
  id         uuid primary key default uuidv7(),
  match_id   uuid not null references match on delete cascade,
  kind       text not null check (kind in (
    'claimed', 'asked', 'granted', 'taken-over', 'released', 'invited', 'joined', 'removed')),
  account_id uuid references account on delete set null,
  device     text not null default '',
  reason     text not null default '',
  at         timestamptz not null
);
create index scoring_event_by_match on scoring_event (match_id, id);
