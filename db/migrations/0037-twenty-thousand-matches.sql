-- Lists of officials are ordered by what they have done in all, and lists of players tell what sides they
-- were in lately. With as many matches as an archive has neither can be counted for every page: both are
-- settled with the totals of players, from the same notes of who is due.
alter table player_totals_due rename to totals_due;

-- The sides of their latest twelve matches: three at most, the latest first. Their gender, so that players
-- are counted by it without a look at each person.
alter table player_totals
  add column teams uuid[] not null default '{}',
  add column gender text;

create table official_totals (
  person_id  uuid primary key references person on delete cascade,
  -- Matches they are down for, to come ones too; `roles` in which of them as what.
  matches    integer not null,
  roles      jsonb not null,
  last_stood date
);

create or replace function note_players_written() returns trigger language plpgsql as $$
begin
  insert into totals_due select distinct person_id from written;
  return null;
end $$;
alter function note_players_written rename to note_people_written;

create trigger match_official_written after insert on match_official
  referencing new table as written for each statement execute function note_people_written();
create trigger match_official_taken_back after delete on match_official
  referencing old table as written for each statement execute function note_people_written();

create or replace function note_players_of_match() returns trigger language plpgsql as $$
begin
  insert into totals_due
    select person_id from match_player where match_id = new.id
    union select person_id from match_official where match_id = new.id;
  return null;
end $$;
alter function note_players_of_match rename to note_people_of_match;

drop trigger match_status_changed on match;
create trigger match_moved after update of status, starts_on, starts_at on match
  for each row when (old.status is distinct from new.status
    or old.starts_on is distinct from new.starts_on or old.starts_at is distinct from new.starts_at)
  execute function note_people_of_match();

create function note_person() returns trigger language plpgsql as $$
begin
  insert into totals_due values (new.id);
  return null;
end $$;
create trigger person_gender_changed after update of gender on person
  for each row when (old.gender is distinct from new.gender) execute function note_person();

drop function settle_player_totals;

create function settle_players(people uuid[]) returns void language sql as $$
  with who as materialized (
    select person.id as person_id, person.gender
    from unnest(people) given join person on person.id = given
  ),
  down_for as materialized (
    select mp.person_id, mp.match_id, mp.side, m.status, m.starts_on,
           row_number() over (partition by mp.person_id order by m.starts_key desc, m.id) as nth
    from who join match_player mp on mp.person_id = who.person_id join match m on m.id = mp.match_id
  ),
  played as (
    select person_id, count(*)::int as named,
           count(*) filter (where status <> 'upcoming')::int as matches,
           max(starts_on) filter (where status <> 'upcoming') as last_played
    from down_for group by person_id
  ),
  sides as (
    select person_id, array_agg(team_id order by nth) as teams
    from (
      select d.person_id, s.team_id, row_number() over (
               partition by d.person_id order by max(d.starts_on) desc, s.team_id) as nth
      from down_for d join match_side s on s.match_id = d.match_id and s.side = d.side
      where d.nth <= 12 group by d.person_id, s.team_id
    ) lately where nth <= 3 group by person_id
  ),
  batted as (
    select b.person_id, sum(b.runs)::int as runs from who
    join batting_innings b on b.person_id = who.person_id where not b.super_over
    group by b.person_id
  ),
  bowled as (
    select b.person_id, sum(b.wickets)::int as wickets from who
    join bowling_innings b on b.person_id = who.person_id where not b.super_over
    group by b.person_id
  )
  insert into player_totals (person_id, named, matches, runs, wickets, last_played, teams, gender)
  select person_id, coalesce(named, 0), coalesce(matches, 0), coalesce(runs, 0),
         coalesce(wickets, 0), last_played, coalesce(teams, '{}'), gender
  from who left join played using (person_id) left join batted using (person_id)
  left join bowled using (person_id) left join sides using (person_id)
  order by person_id
  on conflict (person_id) do update set
    named = excluded.named, matches = excluded.matches, runs = excluded.runs,
    wickets = excluded.wickets, last_played = excluded.last_played, teams = excluded.teams,
    gender = excluded.gender
$$;

create function settle_officials(people uuid[]) returns void language sql as $$
  with stood as (
    select o.person_id, o.role, o.match_id, m.status, m.starts_on
    from unnest(people) given join match_official o on o.person_id = given
    join match m on m.id = o.match_id
  ),
  as_what as (
    select person_id, jsonb_object_agg(role, n) as roles
    from (select person_id, role, count(*) as n from stood group by person_id, role) counted
    group by person_id
  ),
  in_all as (
    select person_id, count(distinct match_id)::int as matches,
           max(starts_on) filter (where status <> 'upcoming') as last_stood
    from stood group by person_id
  )
  insert into official_totals (person_id, matches, roles, last_stood)
  select person_id, matches, roles, last_stood from in_all join as_what using (person_id)
  order by person_id
  on conflict (person_id) do update set
    matches = excluded.matches, roles = excluded.roles, last_stood = excluded.last_stood;
  delete from official_totals where person_id = any (people)
    and not exists (select from match_official o where o.person_id = official_totals.person_id)
$$;

-- Works out what is due. Those who settle at once take turns, and who has waited looks again at what is
-- due by then.
create function settle_totals() returns void language plpgsql as $$
declare
  people uuid[];
begin
  if not exists (select from totals_due) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('settle_totals'));
  with due as (delete from totals_due returning person_id)
  select array_agg(distinct person_id) into people from due;
  perform settle_players(people);
  perform settle_officials(people);
end $$;

insert into totals_due
  select person_id from match_player union select person_id from match_official;
select settle_totals();

-- The orders of lists, so that a part of one is read from its place onwards.
create index player_totals_by_runs on player_totals ((-runs::bigint)) where named > 0;
create index player_totals_by_wickets on player_totals ((-wickets::bigint)) where named > 0;
create index player_totals_by_matches on player_totals ((-matches::bigint)) where named > 0;
create index person_by_folded on person ("left"(folded, 60), id);

-- Who won, ties broken as well, without reading the whole result of each match.
alter table match add column winner_id uuid generated always as (
  coalesce(result ->> 'winner', result -> 'tieBreak' ->> 'winner')::uuid) stored;

-- What a tournament's matches come to is read from the index alone.
drop index match_by_tournament;
create index match_by_tournament on match (tournament_id, starts_on, id) include (ends_on, status);
