-- Lists of players are ordered by what they have done in all. Whoever writes a player's rows only notes
-- that the totals are due (an insert that waits for nobody); they are worked out again when they are
-- asked for, so they are always true and imports side by side do not get in each other's way.
create table player_totals (
  person_id   uuid primary key references person on delete cascade,
  -- Matches they are down for, to come ones too.
  named       integer not null,
  matches     integer not null,
  runs        integer not null,
  wickets     integer not null,
  last_played date
);

create table player_totals_due (person_id uuid not null);

create function note_players_written() returns trigger language plpgsql as $$
begin
  insert into player_totals_due select distinct person_id from written;
  return null;
end $$;

create trigger batting_innings_written after insert on batting_innings
  referencing new table as written for each statement execute function note_players_written();
create trigger batting_innings_taken_back after delete on batting_innings
  referencing old table as written for each statement execute function note_players_written();
create trigger bowling_innings_written after insert on bowling_innings
  referencing new table as written for each statement execute function note_players_written();
create trigger bowling_innings_taken_back after delete on bowling_innings
  referencing old table as written for each statement execute function note_players_written();
create trigger match_player_written after insert on match_player
  referencing new table as written for each statement execute function note_players_written();
create trigger match_player_taken_back after delete on match_player
  referencing old table as written for each statement execute function note_players_written();

create function note_players_of_match() returns trigger language plpgsql as $$
begin
  insert into player_totals_due select person_id from match_player where match_id = new.id;
  return null;
end $$;

create trigger match_status_changed after update of status, starts_on on match
  for each row when (old.status is distinct from new.status or old.starts_on is distinct from new.starts_on)
  execute function note_players_of_match();

-- Works out what is due. Two at once are no harm: each takes the notes that the other has not.
create function settle_player_totals() returns void language plpgsql as $$
begin
  if not exists (select from player_totals_due) then
    return;
  end if;
  with due as (delete from player_totals_due returning person_id),
  who as (select distinct person_id from due join person on person.id = due.person_id),
  played as (
    select who.person_id, count(mp.match_id)::int as named,
           count(*) filter (where m.status <> 'upcoming')::int as matches,
           max(m.starts_on) filter (where m.status <> 'upcoming') as last_played
    from who
    left join match_player mp on mp.person_id = who.person_id
    left join match m on m.id = mp.match_id
    group by who.person_id
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
  insert into player_totals (person_id, named, matches, runs, wickets, last_played)
  select person_id, named, matches, coalesce(runs, 0), coalesce(wickets, 0), last_played
  from played left join batted using (person_id) left join bowled using (person_id)
  order by person_id
  on conflict (person_id) do update set
    named = excluded.named, matches = excluded.matches, runs = excluded.runs,
    wickets = excluded.wickets, last_played = excluded.last_played;
end $$;

insert into player_totals_due select distinct person_id from match_player;
