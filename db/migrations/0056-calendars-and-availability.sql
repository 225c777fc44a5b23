-- What a club has planned: matches against a named opponent, and training. A time that was changed and a day
-- that was called off stay visible. `link_origin` is where the links of its emails lead.
create table calendar_entry (
  id               uuid primary key default uuidv7(),
  organisation_id  uuid not null references organisation,
  team_id          uuid,
  kind             text not null check (kind in ('match', 'training')),
  opponent         text not null default '' check (length(opponent) <= 80),
  place            text not null default '' check (length(place) <= 120),
  note             text not null default '' check (length(note) <= 300),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  time_zone        text not null,
  former_starts_at timestamptz,
  cancelled_at     timestamptz,
  reason           text not null default '' check (length(reason) <= 200),
  ask_days         smallint check (ask_days between 1 and 60),
  asked_at         timestamptz,
  site_id          uuid not null references site,
  link_origin      text not null,
  revision         integer not null default 1,
  idempotency_key  text not null,
  made_at          timestamptz not null,
  constraint calendar_entry_of_organisation unique (id, organisation_id),
  constraint calendar_entry_asked_once unique (organisation_id, idempotency_key),
  foreign key (team_id, organisation_id) references team (id, organisation_id),
  check (ends_at > starts_at and ends_at <= starts_at + interval '6 days'),
  check (kind = 'training' or (team_id is not null and opponent <> ''))
);
create index calendar_entry_by_organisation on calendar_entry (organisation_id, starts_at);
create index calendar_entry_by_team on calendar_entry (team_id, starts_at);
create index calendar_entry_to_ask on calendar_entry (starts_at)
  where asked_at is null and cancelled_at is null and ask_days is not null;

-- What a player was asked and has answered, about one entry of the player's own club.
create table availability (
  entry_id        uuid not null,
  player_id       uuid not null,
  organisation_id uuid not null,
  asked_at        timestamptz,
  answer          text check (answer in ('yes', 'no', 'maybe')),
  note            text not null default '' check (length(note) <= 200),
  answered_at     timestamptz,
  primary key (entry_id, player_id),
  foreign key (entry_id, organisation_id) references calendar_entry (id, organisation_id),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id),
  check ((answer is null) = (answered_at is null))
);
create index availability_by_player on availability (player_id);
