-- Clubs make teams of their own. A request that makes one is answered once.
alter table team
  add column idempotency_key text,
  add constraint team_of_organisation unique (id, organisation_id),
  add constraint team_asked_once unique (organisation_id, idempotency_key);
create unique index team_named_once_in_organisation on team (organisation_id, folded, gender)
  where made_here and organisation_id is not null;

-- Somebody who plays for a club, with or without an account. Names tell the players of a club apart. The hash
-- is of the token of a link with which the person takes the entry over.
create table club_player (
  id               uuid primary key default uuidv7(),
  organisation_id  uuid not null references organisation,
  name             text not null check (name <> '' and length(name) <= 100),
  folded           text not null generated always as (fold(name)) stored,
  email            text,
  email_key        text,
  account_id       uuid references account on delete set null,
  added_at         timestamptz not null,
  left_at          timestamptz,
  claim_hash       bytea unique,
  claim_expires_at timestamptz,
  constraint club_player_of_organisation unique (id, organisation_id),
  check ((email is null) = (email_key is null)),
  check ((claim_hash is null) = (claim_expires_at is null))
);
create unique index club_player_named_once on club_player (organisation_id, folded)
  where left_at is null;
create unique index club_player_account_once on club_player (organisation_id, account_id)
  where account_id is not null and left_at is null;
create index club_player_by_account on club_player (account_id) where account_id is not null;
create index club_player_by_email on club_player (email_key) where email_key is not null;

-- Who is in a team's squad of a season: players of the team's own club only.
create table squad_player (
  team_id         uuid not null,
  season          text not null check (season ~ '^\d{4}(/\d{2})?$'),
  player_id       uuid not null,
  organisation_id uuid not null,
  shirt           smallint check (shirt between 0 and 999),
  is_captain      boolean not null default false,
  is_keeper       boolean not null default false,
  added_at        timestamptz not null,
  primary key (team_id, season, player_id),
  foreign key (team_id, organisation_id) references team (id, organisation_id),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);
create unique index squad_player_shirt_once on squad_player (team_id, season, shirt)
  where shirt is not null;
create unique index squad_player_one_captain on squad_player (team_id, season) where is_captain;
create unique index squad_player_one_keeper on squad_player (team_id, season) where is_keeper;
create index squad_player_by_player on squad_player (player_id, season);
