-- People type the initials of a league or a side: IPL, MI. They are derived from the name when it is
-- written, from the words that begin with a letter.
create function initials_of(name text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(fold(name), '(^|[^[:alpha:]])([[:alpha:]])[[:alpha:]''’]*', '\2', 'g'),
                        '[^[:alpha:]]', '', 'g');

alter table team add column initials text not null generated always as (initials_of(name)) stored;
alter table tournament add column initials text not null generated always as (initials_of(name)) stored;
alter table organisation add column initials text not null
  generated always as (initials_of(name)) stored;
create index team_by_initials on team (initials);
create index tournament_by_initials on tournament (initials);
create index organisation_by_initials on organisation (initials);
