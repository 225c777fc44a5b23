-- Names folded once, when they are written, rather than for every row that a search looks at.
alter table person add column folded text not null generated always as (fold(name)) stored;
alter table team add column folded text not null generated always as (fold(name)) stored;
alter table ground add column folded text not null
  generated always as (fold(name || ' ' || city)) stored;
alter table tournament add column folded text not null
  generated always as (fold(name || ' ' || season)) stored;

drop index person_name_search;
drop index team_name_search;
drop index ground_name_search;
drop index tournament_name_search;
create index person_name_search on person using gin (folded gin_trgm_ops);
create index team_name_search on team using gin (folded gin_trgm_ops);
create index ground_name_search on ground using gin (folded gin_trgm_ops);
create index tournament_name_search on tournament using gin (folded gin_trgm_ops);
