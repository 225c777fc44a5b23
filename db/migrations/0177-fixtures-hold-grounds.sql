-- A fixture of a knock-out that is public has no match before its teams are known. It takes its ground's time all the
-- same, until it has one: the fixture says which ground, when and as what, and the spans follow it as they do a match.
alter table tournament_fixture
  add column holds_ground_id uuid references ground,
  add column holds_during    tstzrange,
  add column holds_as        text,
  add constraint fixture_holds_in_full check (num_nulls(holds_ground_id, holds_during, holds_as) in (0, 3)),
  add constraint fixture_holds_without_match check (match_id is null or holds_ground_id is null);
create index fixture_by_held_ground on tournament_fixture (holds_ground_id) where holds_ground_id is not null;

alter table ground_span
  add column fixture_id uuid references tournament_fixture on delete cascade,
  drop constraint ground_span_match_books_nothing,
  add constraint ground_span_match_books_nothing check (num_nonnulls(match_id, fixture_id, booking_id) <= 1);
create index ground_span_by_fixture on ground_span (fixture_id) where fixture_id is not null;

-- Closes what is left of the time: bookings that were there before stand.
create function close_ground_for_fixture(one tournament_fixture) returns void
  language sql as $$
  insert into ground_span (ground_id, during, reason, fixture_id, made_at)
  select one.holds_ground_id, part, one.holds_as, one.id, now()
  from unnest(tstzmultirange(one.holds_during) - coalesce(
    (select range_agg(s.during) from ground_span s
     where s.ground_id = one.holds_ground_id and s.live and s.during && one.holds_during), '{}')) as part
  order by part
  on conflict do nothing
$$;

create function fixture_holds_ground() returns trigger language plpgsql as $$
begin
  delete from ground_span where fixture_id = new.id;
  if new.holds_ground_id is not null then
    perform close_ground_for_fixture(new);
  end if;
  return null;
end $$;
create trigger fixture_holds_ground after update of holds_ground_id, holds_during, holds_as on tournament_fixture
  for each row when ((old.holds_ground_id, old.holds_during, old.holds_as)
    is distinct from (new.holds_ground_id, new.holds_during, new.holds_as))
  execute function fixture_holds_ground();

-- What a booking lets go in the time of a match or of such a fixture is theirs.
create or replace function match_takes_what_is_let_go() returns trigger language plpgsql as $$
begin
  perform close_ground_for(m) from match m
  where m.ground_id = new.ground_id and m.closes_ground and m.status in ('upcoming', 'live')
    and match_during(m) && new.during;
  perform close_ground_for_fixture(f) from tournament_fixture f
  where f.holds_ground_id = new.ground_id and f.holds_during && new.during;
  return null;
end $$;
