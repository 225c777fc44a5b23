-- Two that settle at once must not write over each other what the other has seen later: they take turns.
-- The one that has waited looks again, at what is due by then.
create or replace function settle_player_totals() returns void language plpgsql as $$
begin
  if not exists (select from player_totals_due) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('settle_player_totals'));
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
