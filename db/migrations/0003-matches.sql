-- A match, and the log of facts that it is. `seq` counts the log: it is the scorer's lock, the
-- cursor of the live stream, the ETag of the snapshot and the name that corrections point at.
-- `summary` and `result` are what lists show; both are folded from the log and may be rebuilt.
create table match (
  id            uuid primary key default uuidv7(),
  cricsheet_id  text unique,
  tournament_id uuid references tournament,
  ground_id     uuid references ground,
  match_number  text,
  stage         text,
  match_group   text,
  format        text not null,
  match_type    text not null,
  gender        text not null check (gender in ('male', 'female', 'mixed')),
  team_kind     text not null check (team_kind in ('international', 'club')),
  season        text not null,
  starts_on     date not null,
  ends_on       date not null,
  starts_at     timestamptz,
  status        text not null check (status in ('upcoming', 'live', 'complete', 'abandoned')),
  setup         jsonb not null,
  summary       jsonb not null,
  result        jsonb,
  result_text   text not null default '',
  seq           integer not null default 0 check (seq >= 0),
  is_sample     boolean not null default false,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  check (ends_on >= starts_on)
);
create index match_by_date on match (starts_on, id);
create index match_by_status on match (status, starts_on, id);
create index match_by_tournament on match (tournament_id, starts_on, id);
create index match_by_ground on match (ground_id, starts_on, id);
create index match_by_format on match (format, starts_on, id);

create table match_side (
  match_id uuid not null references match on delete cascade,
  side     smallint not null check (side in (0, 1)),
  team_id  uuid not null references team,
  primary key (match_id, side)
);
create index match_side_by_team on match_side (team_id, match_id);

create table match_player (
  match_id  uuid not null references match on delete cascade,
  side      smallint not null check (side in (0, 1)),
  person_id uuid not null references person,
  position  smallint not null,
  primary key (match_id, side, person_id)
);
create index match_player_by_person on match_player (person_id, match_id);

create table match_official (
  match_id  uuid not null references match on delete cascade,
  role      text not null check (role in ('umpire', 'tv-umpire', 'reserve-umpire', 'match-referee', 'scorer')),
  person_id uuid not null references person,
  position  smallint not null,
  primary key (match_id, role, person_id)
);
create index match_official_by_person on match_official (person_id, match_id);

-- The log, open end: a row a fact, gapless by seq, never changed once written.
create table match_event (
  match_id    uuid not null references match on delete cascade,
  seq         integer not null check (seq > 0),
  fact        jsonb not null,
  recorded_by text not null,
  recorded_at timestamptz not null default now(),
  primary key (match_id, seq)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of a match only grows' using errcode = 'restrict_violation';
end $$;
create trigger match_event_only_grows before update on match_event
  for each row execute function refuse_change();

-- The log, sealed part: the facts 1..last_seq of a finished match in one compressed row. An import
-- writes only this; a finished scored match may be sealed too. Events carry on at last_seq + 1.
create table match_sealed_log (
  match_id uuid primary key references match on delete cascade,
  last_seq integer not null check (last_seq >= 0),
  facts    text not null
);

-- What the log folds into, as rows that statistics can read. Rewritten per innings, in the
-- transaction that appends to the log.
create table innings (
  match_id     uuid not null references match on delete cascade,
  innings      smallint not null check (innings > 0),
  team_id      uuid not null references team,
  bowling_team_id uuid not null references team,
  super_over   boolean not null,
  runs         integer not null check (runs >= 0),
  wickets      smallint not null check (wickets between 0 and 30),
  legal_balls  integer not null check (legal_balls >= 0),
  wides        smallint not null,
  noballs      smallint not null,
  byes         smallint not null,
  legbyes      smallint not null,
  penalty      smallint not null,
  declared     boolean not null,
  forfeited    boolean not null,
  target       integer,
  primary key (match_id, innings)
);

-- One row a delivery. It has no foreign keys on purpose: it is a fold of the log, written whole by
-- the thousand, and every person in it stands in match_player.
create table delivery (
  match_id    uuid not null,
  innings     smallint not null,
  ordinal     smallint not null check (ordinal > 0),
  over        smallint not null check (over >= 0),
  ball        smallint not null check (ball > 0),
  batter_id   uuid not null,
  non_striker_id uuid not null,
  bowler_id   uuid not null,
  bat_runs    smallint not null check (bat_runs >= 0),
  wides       smallint not null check (wides >= 0),
  noballs     smallint not null check (noballs >= 0),
  byes        smallint not null check (byes >= 0),
  legbyes     smallint not null check (legbyes >= 0),
  penalty     smallint not null check (penalty >= 0),
  boundary    smallint not null check (boundary in (0, 4, 6)),
  wicket      text,
  out_id      uuid,
  primary key (match_id, innings, ordinal)
);

create table batting_innings (
  match_id  uuid not null references match on delete cascade,
  innings   smallint not null,
  person_id uuid not null references person,
  position  smallint not null check (position > 0),
  runs      smallint not null check (runs >= 0),
  balls     smallint not null check (balls >= 0),
  fours     smallint not null,
  sixes     smallint not null,
  dots      smallint not null,
  out       boolean not null,
  how_out   text,
  bowler_id uuid references person,
  super_over boolean not null,
  primary key (match_id, innings, person_id)
);
create index batting_innings_by_person on batting_innings (person_id);

create table bowling_innings (
  match_id    uuid not null references match on delete cascade,
  innings     smallint not null,
  person_id   uuid not null references person,
  position    smallint not null check (position > 0),
  legal_balls smallint not null check (legal_balls >= 0),
  maidens     smallint not null,
  runs        smallint not null check (runs >= 0),
  wickets     smallint not null check (wickets >= 0),
  wides       smallint not null,
  noballs     smallint not null,
  dots        smallint not null,
  super_over  boolean not null,
  primary key (match_id, innings, person_id)
);
create index bowling_innings_by_person on bowling_innings (person_id);
