-- A club is followed like a team: whoever does hears of all its matches.
alter table follow add column organisation_id uuid references organisation (id) on delete cascade;
alter table follow drop constraint follow_is_of_one_thing;
alter table follow add constraint follow_is_of_one_thing
  check (num_nonnulls(match_id, team_id, person_id, tournament_id, organisation_id) = 1);
alter table follow drop constraint follow_once;
alter table follow add constraint follow_once
  unique nulls not distinct (account_id, match_id, team_id, person_id, tournament_id, organisation_id);
create index follow_by_organisation on follow (organisation_id) where organisation_id is not null;
