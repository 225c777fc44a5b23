-- While a match is to be played on a ground, or is, nobody hires it. Whoever plans, moves, starts, ends or
-- abandons a match need not think of that: the spans follow the match.
alter table ground_span
  add column match_id uuid references match on delete cascade,
  add constraint ground_span_match_books_nothing check (match_id is null or booking_id is null);
create index ground_span_by_match on ground_span (match_id) where match_id is not null;

-- How long a match takes a ground: forty-five seconds a ball, three quarters of an hour between innings,
-- to the next half hour. Without a limit of overs, or an hour at which it begins: until its last day is over.
create function match_during(one match) returns tstzrange
  language sql stable as $$
  select tstzrange(starts, case
      when starts < ends and (one.starts_at is null or overs is null) then ends
      else starts + make_interval(mins => 30 * ceil(
             (coalesce(overs, 50) * balls * 2 * 0.75 + 45) / 30)::int) end)
  from ground g, lateral (select
    coalesce(one.starts_at, one.starts_on::timestamp at time zone g.time_zone) as starts,
    (one.ends_on + 1)::timestamp at time zone g.time_zone as ends,
    (one.setup #>> '{conditions,oversPerInnings}')::numeric as overs,
    coalesce((one.setup #>> '{conditions,ballsPerOver}')::numeric, 6) as balls) known
  where g.id = one.ground_id
$$;

-- Closes what is left of a match's time: bookings that were there before stand.
create function close_ground_for(one match) returns void
  language sql as $$
  insert into ground_span (ground_id, during, reason, match_id, made_at)
  select one.ground_id, part, 'A match is played here', one.id, now()
  from unnest(tstzmultirange(match_during(one)) - coalesce(
    (select range_agg(s.during) from ground_span s
     where s.ground_id = one.ground_id and s.live and s.during && match_during(one)), '{}')) as part
  order by part
  on conflict do nothing
$$;

create function match_closes_ground() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from ground_span where match_id = new.id;
  end if;
  if new.ground_id is not null and new.status in ('upcoming', 'live') then
    perform close_ground_for(new);
  end if;
  return null;
end $$;

create trigger match_closes_ground after insert on match
  for each row when (new.status in ('upcoming', 'live'))
  execute function match_closes_ground();
create trigger match_moves_its_ground after update on match
  for each row when ((old.ground_id, old.starts_at, old.starts_on, old.ends_on, old.status in ('upcoming', 'live'))
    is distinct from (new.ground_id, new.starts_at, new.starts_on, new.ends_on, new.status in ('upcoming', 'live')))
  execute function match_closes_ground();

-- What a booking lets go in the time of a match is the match's.
create function match_takes_what_is_let_go() returns trigger language plpgsql as $$
begin
  perform close_ground_for(m) from match m
  where m.ground_id = new.ground_id and m.status in ('upcoming', 'live') and match_during(m) && new.during;
  return null;
end $$;
create trigger match_takes_what_is_let_go after update of live on ground_span
  for each row when (old.live and not new.live)
  execute function match_takes_what_is_let_go();

-- Those that are planned already. What was closed for them by hand gives way.
delete from ground_span s using match m
where s.booking_id is null and s.reason = 'A match is played here (sample)' and m.ground_id = s.ground_id
  and lower(s.during) = m.starts_at;
select close_ground_for(m) from match m
where m.ground_id is not null and m.status in ('upcoming', 'live') order by m.starts_at, m.id;
