-- The squads that teams name for a tournament, and who may be in one. Names tell the players of a tournament
-- apart, so that nobody is in two of its squads; a child is kept by the date of birth.
alter table tournament_setup
  add column squad_rules jsonb not null default '{"most": null, "deadline": null, "age": null,
    "mostGuests": null, "mostOverseas": null, "registeredBy": null, "knockOutMatches": 0,
    "clauses": {}}';

create table tournament_player (
  id             uuid primary key,
  tournament_id  uuid not null,
  team_id        uuid not null,
  name           text not null check (name <> '' and length(name) <= 100),
  folded         text not null generated always as (fold(name)) stored,
  club_player_id uuid references club_player on delete set null,
  shirt          smallint check (shirt between 0 and 999),
  kind           text not null check (kind in ('member', 'guest', 'overseas')),
  born_on        date check (born_on > '1900-01-01'),
  registered_on  date,
  added_by       uuid references account on delete set null,
  added_at       timestamptz not null,
  constraint tournament_player_in_one_squad unique (tournament_id, folded),
  foreign key (tournament_id, team_id)
    references tournament_entry (tournament_id, team_id) on delete cascade
);
create unique index tournament_player_of_club_once
  on tournament_player (tournament_id, club_player_id) where club_player_id is not null;
create unique index tournament_player_shirt_once
  on tournament_player (tournament_id, team_id, shirt) where shirt is not null;
create index tournament_player_by_team on tournament_player (tournament_id, team_id);
create index tournament_player_by_club_player
  on tournament_player (club_player_id) where club_player_id is not null;
create index tournament_player_by_account
  on tournament_player (added_by) where added_by is not null;
create index tournament_player_born on tournament_player (born_on) where born_on is not null;
