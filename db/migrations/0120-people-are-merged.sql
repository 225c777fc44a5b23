-- Two records of one person count as one, and one record of two people as two. Logs of matches are never rewritten: the
-- rows that are derived from them say whom the logged id counts as, and the changes below say why. A change that is undone
-- counts as if it had never been made.
create table person_change (
  id              uuid primary key,
  -- The order in which changes apply.
  nth             bigint generated always as identity unique,
  kind            text not null check (kind in ('merge', 'split')),
  from_id         uuid not null references person,
  into_id         uuid not null references person,
  -- For which organisation an owner did it; null for an operator.
  organisation_id uuid references organisation,
  made_by         uuid references account on delete set null,
  made_at         timestamptz not null,
  undone_by       uuid references account on delete set null,
  undone_at       timestamptz,
  check (from_id <> into_id),
  check (undone_by is null or undone_at is not null)
);
create unique index person_merged_once on person_change (from_id)
  where kind = 'merge' and undone_at is null;
create index person_change_from on person_change (from_id, nth) where undone_at is null;
create index person_change_into on person_change (into_id) where undone_at is null;
create index person_change_by_organisation on person_change (organisation_id)
  where organisation_id is not null;

-- The matches that a split moves to the new person.
create table person_change_match (
  change_id uuid not null references person_change,
  match_id  uuid not null references match on delete cascade,
  primary key (change_id, match_id)
);
create index person_change_match_by_match on person_change_match (match_id);

-- Whom somebody counts as who was merged; null for everybody else.
alter table person add counts_as uuid references person;
create index person_counts_as on person (counts_as) where counts_as is not null;

-- The id in the log, where the row counts for somebody else.
alter table match_player add logged_as uuid references person;
alter table match_official add logged_as uuid references person;
alter table batting_innings add logged_as uuid references person;
alter table bowling_innings add logged_as uuid references person;
alter table fielding_innings add logged_as uuid references person;
create index match_player_logged_as on match_player (logged_as) where logged_as is not null;

-- Everybody who counts as somebody, by merges.
create function same_person(wanted uuid) returns setof uuid language sql stable parallel safe as $$
  select wanted union all select id from person where counts_as = wanted
$$;

-- Whom somebody in the log of a match counts as: what stands is applied in the order in which it was made.
create function counted_person(logged uuid, played uuid) returns uuid
language plpgsql stable as $$
declare
  counted uuid := logged;
  seen bigint := 0;
  step record;
begin
  loop
    select c.nth, c.into_id into step from person_change c
    where c.from_id = counted and c.undone_at is null and c.nth > seen
      and (c.kind = 'merge' or exists (
        select from person_change_match m where m.change_id = c.id and m.match_id = played))
    order by c.nth limit 1;
    exit when not found;
    counted := step.into_id;
    seen := step.nth;
  end loop;
  return counted;
end $$;

-- Two on the team sheets of one match are never one person there, whatever was merged.
create function counted_in_match(logged uuid, played uuid) returns uuid
language plpgsql stable as $$
declare
  counted uuid;
begin
  if not exists (select from person_change where from_id = logged and undone_at is null) then
    return logged;
  end if;
  counted := counted_person(logged, played);
  if counted <> logged and exists (
    select from match m
    cross join jsonb_path_query(m.setup, '$.teams[*].players[*].id') other (id)
    where m.id = played and (other.id #>> '{}')::uuid <> logged
      and counted_person((other.id #>> '{}')::uuid, played) = counted
  ) then
    return logged;
  end if;
  return counted;
end $$;

create function count_person() returns trigger language plpgsql as $$
declare
  counted uuid := counted_in_match(new.person_id, new.match_id);
begin
  if counted <> new.person_id then
    new.logged_as := new.person_id;
    new.person_id := counted;
  end if;
  return new;
end $$;
create trigger match_player_counts before insert on match_player
  for each row execute function count_person();
create trigger match_official_counts before insert on match_official
  for each row execute function count_person();
create trigger batting_innings_counts before insert on batting_innings
  for each row execute function count_person();
create trigger bowling_innings_counts before insert on bowling_innings
  for each row execute function count_person();
create trigger fielding_innings_counts before insert on fielding_innings
  for each row execute function count_person();

-- Makes all rows of these people say anew whom they count for. Whoever has folded one of their matches folds it again.
create function recount_people(people uuid[]) returns void language sql as $$
  update match set updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
  where id in (select match_id from match_player where person_id = any (people)
               union select match_id from match_official where person_id = any (people));
  update person p set counts_as = nullif(counted_person(p.id, null), p.id)
  where p.id = any (people)
    and p.counts_as is distinct from nullif(counted_person(p.id, null), p.id);
  update match_player r set person_id = c.id, logged_as = nullif(c.logged, c.id)
  from (select match_id, side, person_id, coalesce(logged_as, person_id) as logged,
               counted_in_match(coalesce(logged_as, person_id), match_id) as id
        from match_player where person_id = any (people)) c
  where (r.match_id, r.side, r.person_id) = (c.match_id, c.side, c.person_id)
    and c.id <> r.person_id;
  update match_official r set person_id = c.id, logged_as = nullif(c.logged, c.id)
  from (select match_id, role, person_id, coalesce(logged_as, person_id) as logged,
               counted_in_match(coalesce(logged_as, person_id), match_id) as id
        from match_official where person_id = any (people)) c
  where (r.match_id, r.role, r.person_id) = (c.match_id, c.role, c.person_id)
    and c.id <> r.person_id;
  update batting_innings r set person_id = c.id, logged_as = nullif(c.logged, c.id)
  from (select match_id, innings, person_id, coalesce(logged_as, person_id) as logged,
               counted_in_match(coalesce(logged_as, person_id), match_id) as id
        from batting_innings where person_id = any (people)) c
  where (r.match_id, r.innings, r.person_id) = (c.match_id, c.innings, c.person_id)
    and c.id <> r.person_id;
  update bowling_innings r set person_id = c.id, logged_as = nullif(c.logged, c.id)
  from (select match_id, innings, person_id, coalesce(logged_as, person_id) as logged,
               counted_in_match(coalesce(logged_as, person_id), match_id) as id
        from bowling_innings where person_id = any (people)) c
  where (r.match_id, r.innings, r.person_id) = (c.match_id, c.innings, c.person_id)
    and c.id <> r.person_id;
  update fielding_innings r set person_id = c.id, logged_as = nullif(c.logged, c.id)
  from (select match_id, innings, person_id, coalesce(logged_as, person_id) as logged,
               counted_in_match(coalesce(logged_as, person_id), match_id) as id
        from fielding_innings where person_id = any (people)) c
  where (r.match_id, r.innings, r.person_id) = (c.match_id, c.innings, c.person_id)
    and c.id <> r.person_id;
  insert into totals_due select unnest(people);
$$;
