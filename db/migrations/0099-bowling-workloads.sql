-- Fast-bowling directives: what young pace bowlers may bowl, as an association or a tournament says.
create table bowling_directive (
  id               uuid primary key default uuidv7(),
  association_id   uuid unique,
  association_kind text check (association_kind = 'association'),
  tournament_id    uuid unique references tournament_setup on delete cascade,
  directive        jsonb not null,
  revision         integer not null default 1,
  changed_at       timestamptz not null,
  foreign key (association_id, association_kind) references organisation (id, kind),
  check (num_nonnulls(association_id, tournament_id) = 1),
  check ((association_id is null) = (association_kind is null))
);

-- How a player bowls. Directives are about pace bowlers.
create table bowling_style (
  player_id       uuid primary key,
  organisation_id uuid not null,
  bowls           text not null check (bowls in ('pace', 'spin')),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);
create index bowling_style_by_organisation on bowling_style (organisation_id);

-- What a player has bowled in the nets on a day. The id is the request's, so that asking again adds nothing.
create table net_bowling (
  id              uuid primary key,
  player_id       uuid not null,
  organisation_id uuid not null,
  day             date not null check (day > '2000-01-01'),
  overs           smallint not null check (overs between 1 and 60),
  added_by        uuid references account on delete set null,
  added_at        timestamptz not null,
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);
create index net_bowling_by_player on net_bowling (player_id, day);
create index net_bowling_by_organisation on net_bowling (organisation_id, day);
create index net_bowling_by_account on net_bowling (added_by) where added_by is not null;
