-- Who would play as a guest for clubs of a city, and from when. Without a row nobody is told of anything.
create table guest_consent (
  account_id uuid primary key references account (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null check (length(city) between 1 and 80),
  folded text not null generated always as (fold(city)) stored,
  role text not null check (role in ('batter', 'keeper', 'all-rounder', 'bowler')),
  from_day date not null,
  given_at timestamptz not null
);
create index guest_consent_near on guest_consent (country, folded, from_day);

-- A club short of players for a match offers places to people nearby, until a moment before it begins.
create table guest_offer (
  entry_id uuid primary key,
  organisation_id uuid not null,
  note text not null check (length(note) <= 300),
  until timestamptz not null,
  closed_at timestamptz,
  foreign key (entry_id, organisation_id) references calendar_entry (id, organisation_id)
);
create index guest_offer_by_organisation on guest_offer (organisation_id);

-- Who was told of an offer: once, however often it is changed.
create table guest_told (
  entry_id uuid not null references guest_offer (entry_id),
  account_id uuid not null references account (id) on delete cascade,
  told_at timestamptz not null,
  primary key (entry_id, account_id)
);
create index guest_told_by_account on guest_told (account_id, told_at);

-- A guest is an entry among the players of a club that was never one of its members. Each has a name of its own,
-- by which the records of the club's teams tell people apart.
alter table club_player
  add column is_guest boolean not null default false,
  add constraint club_player_guests_are_no_members check (not is_guest or left_at is not null);
create unique index club_player_guest_once on club_player (organisation_id, account_id)
  where is_guest and account_id is not null;
create unique index club_player_guest_named_once on club_player (organisation_id, folded)
  where is_guest and account_id is not null;

-- The places of an offer, a row each: there are never more guests than rows.
create table guest_place (
  id uuid primary key default uuidv7(),
  entry_id uuid not null references guest_offer (entry_id),
  organisation_id uuid not null,
  player_id uuid,
  taken_at timestamptz,
  constraint guest_place_taken_has_a_time check ((player_id is null) = (taken_at is null)),
  constraint guest_place_once_each unique (entry_id, player_id),
  foreign key (entry_id, organisation_id) references calendar_entry (id, organisation_id),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);
create index guest_place_by_player on guest_place (player_id) where player_id is not null;
