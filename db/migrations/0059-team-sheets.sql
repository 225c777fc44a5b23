-- Who plays in a match of a club's calendar. The days it takes are the club's own.
alter table calendar_entry
  add column meets_at timestamptz,
  add column sheet_published_at timestamptz,
  add column sheet_is_public boolean not null default false,
  add column days daterange not null generated always as (daterange(
    (starts_at at time zone time_zone)::date,
    ((ends_at at time zone time_zone) - interval '1 second')::date, '[]')) stored,
  add constraint calendar_entry_on_days unique (id, organisation_id, days),
  add constraint calendar_entry_meets_before check (meets_at <= starts_at);

-- A player's place on a team sheet, and `told`: what the player was last told about it, which is also what
-- everybody but the selectors sees. Nobody is in two elevens, or reserve for another, on one day.
create table selection (
  entry_id        uuid not null,
  player_id       uuid not null,
  organisation_id uuid not null,
  days            daterange not null,
  state           text not null
    check (state in ('playing', 'reserve', 'asked', 'withdrawn', 'left-out')),
  told            text check (told in ('playing', 'reserve', 'asked', 'withdrawn', 'left-out')),
  place           smallint not null default 0,
  shirt           smallint check (shirt between 0 and 999),
  is_captain      boolean not null default false,
  is_keeper       boolean not null default false,
  primary key (entry_id, player_id),
  constraint selection_on_days foreign key (entry_id, organisation_id, days)
    references calendar_entry (id, organisation_id, days) on update cascade,
  foreign key (player_id, organisation_id) references club_player (id, organisation_id),
  constraint selection_one_eleven_a_day exclude using gist (player_id with =, days with &&)
    where (state in ('playing', 'reserve', 'asked'))
);
create unique index selection_shirt_once on selection (entry_id, shirt)
  where shirt is not null and state = 'playing';
create unique index selection_one_captain on selection (entry_id)
  where is_captain and state = 'playing';
create unique index selection_one_keeper on selection (entry_id)
  where is_keeper and state = 'playing';
create index selection_by_organisation on selection (organisation_id, state);

-- A small job on the day of a match, which a player takes.
create table match_duty (
  id              uuid primary key default uuidv7(),
  entry_id        uuid not null,
  organisation_id uuid not null,
  kind            text not null check (kind in ('scorer', 'umpire', 'teas', 'lifts', 'ground')),
  player_id       uuid,
  foreign key (entry_id, organisation_id) references calendar_entry (id, organisation_id),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);
create index match_duty_by_entry on match_duty (entry_id);
create index match_duty_by_player on match_duty (player_id) where player_id is not null;
