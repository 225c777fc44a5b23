-- Who can be appointed to matches: umpires, scorers and referees, on the panel of a tournament or of the
-- organisation that runs it. An email address tells officials apart, so that one who is on two panels is one person.
create table official (
  id         uuid primary key default uuidv7(),
  email_key  text not null unique,
  account_id uuid unique references account on delete set null,
  person_id  uuid references person on delete set null,
  -- Days on which the official has said not to be free.
  away       datemultirange not null default '{}'
);
create index official_by_person on official (person_id) where person_id is not null;

create table panel_official (
  id              uuid primary key,
  official_id     uuid not null references official,
  tournament_id   uuid references tournament_setup on delete cascade,
  organisation_id uuid references organisation,
  name            text not null check (name <> '' and length(name) <= 100),
  email           text not null,
  roles           text[] not null check (roles <> '{}' and roles <@ array['umpire', 'match-referee', 'scorer']),
  -- A is the highest.
  grade           text not null check (grade in ('A', 'B', 'C', 'D')),
  latitude        double precision check (latitude between -90 and 90),
  longitude       double precision check (longitude between -180 and 180),
  removed_at      timestamptz,
  constraint panel_official_of_panel unique (id, official_id),
  check (num_nonnulls(tournament_id, organisation_id) = 1),
  check ((latitude is null) = (longitude is null))
);
create unique index panel_official_of_tournament_once
  on panel_official (tournament_id, official_id) where removed_at is null;
create unique index panel_official_of_organisation_once
  on panel_official (organisation_id, official_id) where removed_at is null;
create index panel_official_by_official on panel_official (official_id);

-- Teams that an official is not appointed to: of the own club, or with somebody of the family in them.
create table official_conflict (
  panel_id uuid not null references panel_official on delete cascade,
  team_id  uuid not null references team,
  kind     text not null check (kind in ('club', 'family')),
  primary key (panel_id, team_id)
);
create index official_conflict_by_team on official_conflict (team_id);

-- Whom the matches of a tournament need, and what they are paid.
create table appointment_rules (
  tournament_id   uuid primary key references tournament_setup on delete cascade,
  umpires         smallint not null check (umpires between 0 and 4),
  scorers         smallint not null check (scorers between 0 and 2),
  referees        smallint not null check (referees between 0 and 1),
  -- An official does not see the same side again within so many weeks.
  weeks_apart     smallint not null check (weeks_apart between 0 and 20),
  league_grade    text not null check (league_grade in ('A', 'B', 'C', 'D')),
  knock_out_grade text not null check (knock_out_grade in ('A', 'B', 'C', 'D')),
  answer_hours    smallint not null check (answer_hours between 1 and 720),
  currency        text not null references currency,
  umpire_fee      bigint not null check (umpire_fee between 0 and 1000000000000),
  scorer_fee      bigint not null check (scorer_fee between 0 and 1000000000000),
  referee_fee     bigint not null check (referee_fee between 0 and 1000000000000)
);

-- An official at a match. Nobody stands in two matches at once; only the hash of the token in the email is kept,
-- and the answer uses it up.
create table appointment (
  id            uuid primary key,
  tournament_id uuid not null references tournament_setup on delete cascade,
  match_id      uuid not null references match on delete cascade,
  panel_id      uuid not null,
  official_id   uuid not null,
  role          text not null check (role in ('umpire', 'match-referee', 'scorer')),
  during        tstzrange not null check (not isempty(during)),
  state         text not null check (state in ('asked', 'accepted', 'declined', 'released')),
  reason        text not null default '' check (length(reason) <= 300),
  fee           bigint not null check (fee >= 0),
  currency      text not null references currency,
  link_origin   text not null check (link_origin ~ '^https?://[^/]+$'),
  token_hash    bytea unique,
  expires_at    timestamptz,
  asked_by      uuid references account on delete set null,
  asked_at      timestamptz not null,
  answered_at   timestamptz,
  foreign key (panel_id, official_id) references panel_official (id, official_id) on delete cascade,
  constraint appointment_one_match_at_once exclude using gist (official_id with =, during with &&)
    where (state in ('asked', 'accepted')),
  check ((state in ('accepted', 'declined')) = (answered_at is not null))
);
create index appointment_by_match on appointment (match_id);
create index appointment_by_tournament on appointment (tournament_id);
create index appointment_by_panel on appointment (panel_id);
create index appointment_by_account on appointment (asked_by) where asked_by is not null;

-- What takes an official at a match: as long as the match takes its ground, six hours where that is not known.
create function appointed_during(one match) returns tstzrange
  language sql stable as $$
  select coalesce(match_during(one), tstzrange(one.starts_at, one.starts_at + interval '6 hours'))
  where one.starts_at is not null
$$;

-- Officials go with a match that moves and are asked again; whoever is elsewhere then is released.
create function match_takes_its_officials() returns trigger language plpgsql as $$
declare
  now_during tstzrange := appointed_during(new);
begin
  update appointment a
  set state = 'released', answered_at = null, token_hash = null, reason = 'The match has moved.'
  where a.match_id = new.id and a.state in ('asked', 'accepted')
    and (now_during is null or exists (
      select from appointment o
      where o.official_id = a.official_id and o.match_id <> a.match_id
        and o.state in ('asked', 'accepted') and o.during && now_during));
  update appointment
  set during = now_during, state = 'asked', answered_at = null, token_hash = null, expires_at = null
  where match_id = new.id and state in ('asked', 'accepted') and during <> now_during;
  return null;
end $$;
create trigger match_takes_its_officials
  after update of starts_at, starts_on, ends_on, ground_id on match
  for each row when (new.starts_at is distinct from old.starts_at
    or new.ends_on is distinct from old.ends_on or new.ground_id is distinct from old.ground_id)
  execute function match_takes_its_officials();

-- Officials are paid through the same books: what a match has cost, what is owed for it, and what was paid.
alter table ledger_entry
  alter column order_id drop not null,
  add column appointment_id uuid references appointment,
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check check (account in
    ('provider', 'sales', 'tax', 'owed', 'officials', 'owed to officials', 'paid out')),
  add constraint ledger_entry_is_about_one check (num_nonnulls(order_id, appointment_id) = 1);
create unique index ledger_entry_official_once
  on ledger_entry (appointment_id, account) where account in ('officials', 'paid out');
create index ledger_entry_by_appointment
  on ledger_entry (appointment_id, id) where appointment_id is not null;
