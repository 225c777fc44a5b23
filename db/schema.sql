-- What the migrations add up to, for reading. Written by `npm run db -- dump`; never edited,
-- and never run: a database is made by the migrations.

create extension btree_gist;
create extension pg_trgm;
create extension unaccent;

CREATE OR REPLACE FUNCTION public.affiliation_without_circle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('affiliation', 0));
  if exists (select from world_of(new.organisation_id) below where below = new.association_id) then
    raise exception 'An association cannot stand under itself.'
      using errcode = 'check_violation', constraint = 'affiliation_without_circle';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.appointed_during(one match)
 RETURNS tstzrange
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(match_during(one), tstzrange(one.starts_at, one.starts_at + interval '6 hours'))
  where one.starts_at is not null
$function$;

CREATE OR REPLACE FUNCTION public.batch_sessions(wanted uuid, from_day date, to_day date)
 RETURNS TABLE(day date, starts time without time zone, starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select d.day, t.starts, (d.day + t.starts) at time zone z.time_zone,
         ((d.day + t.starts) at time zone z.time_zone) + make_interval(mins => t.minutes)
  from batch b
  join academy_branch z on z.id = b.branch_id
  left join academy_term m on m.id = b.term_id
  cross join lateral (
    select g::date as day from generate_series(
      greatest(from_day, coalesce(m.first_day, b.first_day))::timestamp,
      least(to_day, coalesce(m.last_day, b.last_day))::timestamp, interval '1 day') g
  ) d
  join batch_time t on t.batch_id = b.id and t.weekday = extract(isodow from d.day)
  where b.id = wanted and not exists (
    select from academy_holiday h where h.organisation_id = b.organisation_id
      and d.day between h.first_day and h.last_day)
  and not exists (select from session_cancelled c
    where c.batch_id = b.id and c.day = d.day and c.starts = t.starts)
$function$;

CREATE OR REPLACE FUNCTION public.close_ground_for(one match)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into ground_span (ground_id, during, reason, match_id, made_at)
  select one.ground_id, part, 'A match is played here', one.id, now()
  from unnest(tstzmultirange(match_during(one)) - coalesce(
    (select range_agg(s.during) from ground_span s
     where s.ground_id = one.ground_id and s.live and s.during && match_during(one)), '{}')) as part
  order by part
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.close_ground_for_fixture(one tournament_fixture)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into ground_span (ground_id, during, reason, fixture_id, made_at)
  select one.holds_ground_id, part, one.holds_as, one.id, now()
  from unnest(tstzmultirange(one.holds_during) - coalesce(
    (select range_agg(s.during) from ground_span s
     where s.ground_id = one.holds_ground_id and s.live and s.during && one.holds_during), '{}')) as part
  order by part
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.consent_ends_with_guardians()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from club_player where id = old.player_id for update;
  update club_player p set shows_name = false, shows_picture = false
  where p.id = old.player_id and (p.shows_name or p.shows_picture)
    and not exists (select from guardian g where g.player_id = p.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_coupon()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  had boolean := tg_op = 'UPDATE' and old.status not in ('cancelled', 'expired');
  has boolean := new.status not in ('cancelled', 'expired');
  step integer := has::int - had::int;
  most integer;
  used integer;
begin
  if step = 0 then
    return null;
  end if;
  update coupon set uses = uses + step where id = new.coupon_id returning most_uses_each into most;
  insert into coupon_use (coupon_id, account_id, uses) values (new.coupon_id, new.account_id, 1)
    on conflict (coupon_id, account_id) do update set uses = coupon_use.uses + step
    returning uses into used;
  if used > most then
    raise exception 'coupon % is used up for account %', new.coupon_id, new.account_id
      using errcode = 'check_violation', constraint = 'coupon_not_overused_by_one';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counted uuid := counted_in_match(new.person_id, new.match_id);
begin
  if counted <> new.person_id then
    new.logged_as := new.person_id;
    new.person_id := counted;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.counted_in_match(logged uuid, played uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.counted_person(logged uuid, played uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.dispatch_to_listeners()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into event_dispatch (listener, event_id, thing_type, thing_id)
    select name, new.id, new.thing_type, new.thing_id from event_listener where new.kind = any (kinds);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.email_due(at timestamp with time zone, schedule notice_schedule)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(quiet_ends(due, schedule), due)
  from (select case when schedule.digest_at is null then at
                    else (day + schedule.digest_at + case when clock < schedule.digest_at then interval '0'
                                                          else interval '1 day' end)
                         at time zone schedule.time_zone end as due
        from (select (at at time zone schedule.time_zone)::date as day,
                     (at at time zone schedule.time_zone)::time as clock) local) known
$function$;

CREATE OR REPLACE FUNCTION public.fixture_holds_ground()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from ground_span where fixture_id = new.id;
  if new.holds_ground_id is not null then
    perform close_ground_for_fixture(new);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));

CREATE OR REPLACE FUNCTION public.guard_entry_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.live and old.way <> 'waived' then
      raise exception 'an entry that has been paid stays'
        using errcode = 'check_violation', constraint = 'entry_payment_is_kept';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and old.ended_as is not null and
     (new.ended_as, new.ended_by, new.ended_at) is distinct from (old.ended_as, old.ended_by, old.ended_at) then
    raise exception 'a payment ends once'
      using errcode = 'check_violation', constraint = 'entry_payment_ends_once';
  end if;
  -- Nobody pays for a team that is out, not even by an order that had expired.
  if tg_op = 'INSERT' or (new.order_status = 'paid' and old.order_status in ('pending', 'expired')) then
    perform from tournament_entry
    where id = new.entry_id and fee is not null and status in ('requested', 'accepted') for share;
    if not found then
      raise exception 'that team owes no entry fee'
        using errcode = 'exclusion_violation', constraint = 'entry_payment_is_owed';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.site_id, new.account_id, new.number, new.currency, new.subtotal, new.discount, new.tax_on_top,
      new.tax_within, new.coupon_id, new.placed_at)
     is distinct from
     (old.site_id, old.account_id, old.number, old.currency, old.subtotal, old.discount, old.tax_on_top,
      old.tax_within, old.coupon_id, old.placed_at) then
    raise exception 'order % was agreed and cannot change', old.id
      using errcode = 'check_violation', constraint = 'order_terms_stay';
  end if;
  if new.refunded < old.refunded or (new.status <> old.status and not (old.status, new.status) in (
      ('pending', 'paid'), ('pending', 'cancelled'), ('pending', 'expired'), ('expired', 'paid'),
      ('paid', 'partly refunded'), ('paid', 'refunded'), ('partly refunded', 'refunded'))) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'order_status_edge';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.initials_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(fold(name), '(^|[^[:alpha:]])([[:alpha:]])[[:alpha:]''’]*'::text, '\2'::text, 'g'::text), '[^[:alpha:]]'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from organisation where id = old.organisation_id and archived_at is null for update;
  if found and not exists (
    select from membership where organisation_id = old.organisation_id and role = 'owner'
  ) then
    raise exception 'the last owner of an organisation cannot leave it'
      using errcode = 'check_violation', constraint = 'membership_keeps_an_owner';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_domain_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what has happened stays as it was recorded'
    using errcode = 'restrict_violation', constraint = 'domain_event_is_kept';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_fee_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.kind = 'contrary' and not exists (
      select from fee_entry where id = new.reverses and kind <> 'contrary' and amount = -new.amount) then
      raise exception 'a contrary entry takes back the whole of a charge or payment'
        using errcode = 'check_violation', constraint = 'fee_entry_is_contrary';
    end if;
    return new;
  end if;
  raise exception 'the accounts of players are only added to'
    using errcode = 'check_violation', constraint = 'fee_entry_is_kept';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into post_former_slug (site_id, slug, post_id, left_at)
  values (old.site_id, old.slug, new.id, new.changed_at)
  on conflict on constraint post_former_slug_once
    do update set post_id = excluded.post_id, left_at = excluded.left_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the books are only added to' using errcode = 'check_violation', constraint = 'ledger_is_kept';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_post_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into post_revision (post_id, number, kind, slug, title, summary, body, rendered, category,
    author, cover_seed, cover_id, cover_alt, social_id, meta, status, published_at, revised_at, saved_by)
  values (new.id, new.revision, new.kind, new.slug, new.title, new.summary, new.body, new.rendered,
    new.category, new.author, new.cover_seed, new.cover_id, new.cover_alt, new.social_id, new.meta,
    new.status, new.published_at, new.changed_at, new.changed_by);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_site_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.changed_by is null and (new.site_id, new.revision, new.changed_at, new.before, new.after)
    = (old.site_id, old.revision, old.changed_at, old.before, old.after)
  then
    return new;
  end if;
  raise exception 'a change of a site stays as it was made' using errcode = 'check_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_what_was_agreed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what was agreed on entry fees stays as it is'
    using errcode = 'check_violation', constraint = 'entry_fee_is_kept';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(amount) from ledger_entry where event = new.event) <> 0 then
    raise exception 'the entries of % do not add up to nothing', new.event
      using errcode = 'check_violation', constraint = 'ledger_balances';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.match_closes_ground()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from ground_span where match_id = new.id;
  end if;
  if new.ground_id is not null and new.closes_ground and new.status in ('upcoming', 'live') then
    perform close_ground_for(new);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.match_during(one match)
 RETURNS tstzrange
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.match_takes_its_officials()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  now_during tstzrange := appointed_during(new);
begin
  update appointment a
  set state = 'released', answered_at = null, token_hash = null, reason = 'The match has moved.'
  where a.match_id = new.id and a.state in ('asked', 'accepted')
    and (now_during is null or exists (
      select from appointment o
      where o.official_id = a.official_id and o.match_id <> a.match_id
        and o.state in ('asked', 'accepted') and o.during && now_during));
  update appointment
  set during = now_during, state = 'asked', answered_at = null, token_hash = null, expires_at = null
  where match_id = new.id and state in ('asked', 'accepted') and during <> now_during;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.match_takes_what_is_let_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform close_ground_for(m) from match m
  where m.ground_id = new.ground_id and m.closes_ground and m.status in ('upcoming', 'live')
    and match_during(m) && new.during;
  perform close_ground_for_fixture(f) from tournament_fixture f
  where f.holds_ground_id = new.ground_id and f.holds_during && new.during;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_people_of_match()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into totals_due
    select person_id from match_player where match_id = new.id
    union select person_id from match_official where match_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_people_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into totals_due select distinct person_id from written;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into totals_due values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_player()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into totals_due values (new.person_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.number_post_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.revision := old.revision + 1;
  if new.body is distinct from old.body and new.rendered is not distinct from old.rendered then
    new.rendered := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.order_adds_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wanted orders%rowtype;
  lines record;
  which uuid;
begin
  if tg_table_name = 'orders' then which := new.id; else which := new.order_id; end if;
  select * into wanted from orders where id = which;
  select count(*) as count, coalesce(sum(amount), 0) as amount, coalesce(sum(discount), 0) as discount,
         coalesce(sum(tax) filter (where not tax_inclusive), 0) as on_top,
         coalesce(sum(tax) filter (where tax_inclusive), 0) as within
    into lines from order_line where order_id = which;
  if lines.count = 0 or (lines.amount, lines.discount, lines.on_top, lines.within)
     is distinct from (wanted.subtotal, wanted.discount, wanted.tax_on_top, wanted.tax_within) then
    raise exception 'order % is not the sum of its % lines', which, lines.count
      using errcode = 'check_violation', constraint = 'order_is_sum_of_lines';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.quiet_ends(at timestamp with time zone, schedule notice_schedule)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when is_quiet then
           (day + schedule.quiet_until + case when clock < schedule.quiet_until then interval '0'
                                              else interval '1 day' end) at time zone schedule.time_zone
         end
  from (select day, clock,
               case when schedule.quiet_from < schedule.quiet_until
                    then clock >= schedule.quiet_from and clock < schedule.quiet_until
                    else clock >= schedule.quiet_from or clock < schedule.quiet_until end as is_quiet
        from (select (at at time zone schedule.time_zone)::date as day,
                     (at at time zone schedule.time_zone)::time as clock) local) known
$function$;

CREATE OR REPLACE FUNCTION public.recount_people(people uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the log of a match only grows' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.same_person(wanted uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select wanted union all select id from person where counts_as = wanted
$function$;

CREATE OR REPLACE FUNCTION public.settle_officials(people uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.settle_players(people uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.settle_totals()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.world_of(organisation uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
AS $function$
  with recursive world(id) as (
    select organisation
    union
    select a.organisation_id from affiliation a join world on world.id = a.association_id
  )
  select id from world
$function$;

create table academy_branch (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  address text not null default ''::text,
  time_zone text not null,
  constraint academy_branch_pkey PRIMARY KEY (id),
  constraint academy_branch_named_once UNIQUE (organisation_id, name),
  constraint academy_branch_of_organisation UNIQUE (id, organisation_id),
  constraint academy_branch_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint academy_branch_address_check CHECK ((length(address) <= 200)),
  constraint academy_branch_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

create table academy_holiday (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  first_day date not null,
  last_day date not null,
  constraint academy_holiday_pkey PRIMARY KEY (id),
  constraint academy_holiday_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint academy_holiday_check CHECK (((last_day >= first_day) AND (last_day <= (first_day + 366)))),
  constraint academy_holiday_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

create table academy_term (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  first_day date not null,
  last_day date not null,
  constraint academy_term_pkey PRIMARY KEY (id),
  constraint academy_term_named_once UNIQUE (organisation_id, name),
  constraint academy_term_of_organisation UNIQUE (id, organisation_id),
  constraint academy_term_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint academy_term_check CHECK (((last_day >= first_day) AND (last_day <= (first_day + 366)))),
  constraint academy_term_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

create table account (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  email text not null,
  email_key text not null,
  phone text not null,
  country text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  avatar text,
  status text not null default 'unverified'::text,
  phone_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_country_is_known FOREIGN KEY (country) REFERENCES country(code),
  constraint account_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id),
  constraint account_active_is_verified CHECK (((status <> 'active'::text) OR (phone_verified_at IS NOT NULL))),
  constraint account_closed_has_a_time CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint account_closed_is_nobody CHECK (((status <> 'closed'::text) OR ((email = ''::text) AND (email_key = ''::text) AND (phone = ''::text) AND (password_hash = ''::text) AND (avatar IS NULL) AND (first_name = 'Former'::text) AND (last_name = 'Member'::text)))),
  constraint account_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint account_email_check CHECK (((email <> ''::text) OR (status = 'closed'::text))),
  constraint account_email_key_check CHECK ((email_key = lower(email_key))),
  constraint account_first_name_check CHECK ((first_name <> ''::text)),
  constraint account_last_name_check CHECK ((last_name <> ''::text)),
  constraint account_phone_check CHECK (((phone ~ '^\+[1-9][0-9]{3,14}$'::text) OR (status = 'closed'::text))),
  constraint account_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'closed'::text])))
);

create table account_suspension (
  account_id uuid not null,
  reason text not null,
  suspended_by uuid,
  suspended_at timestamp with time zone not null,
  constraint account_suspension_pkey PRIMARY KEY (account_id),
  constraint account_suspension_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint account_suspension_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint account_suspension_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 500)))
);

create table affiliation (
  organisation_id uuid not null,
  association_id uuid not null,
  association_kind text not null default 'association'::text,
  since timestamp with time zone not null default now(),
  constraint affiliation_pkey PRIMARY KEY (organisation_id, association_id),
  constraint affiliation_association_id_association_kind_fkey FOREIGN KEY (association_id, association_kind) REFERENCES organisation(id, kind),
  constraint affiliation_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint affiliation_association_kind_check CHECK ((association_kind = 'association'::text)),
  constraint affiliation_to_another CHECK ((organisation_id <> association_id))
);

create table affiliation_fee (
  association_id uuid not null,
  season text not null,
  kind text,
  amount bigint not null,
  constraint affiliation_fee_once UNIQUE NULLS NOT DISTINCT (association_id, season, kind),
  constraint affiliation_fee_association_id_fkey FOREIGN KEY (association_id) REFERENCES fee_book(organisation_id),
  constraint affiliation_fee_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000'::bigint))),
  constraint affiliation_fee_kind_check CHECK ((kind = ANY (ARRAY['club'::text, 'academy'::text, 'association'::text]))),
  constraint affiliation_fee_season_check CHECK ((season ~ '^\d{4}(/\d{2})?$'::text))
);

create table affiliation_term (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  association_id uuid not null,
  association_kind text not null default 'association'::text,
  season text not null,
  state text not null,
  note text not null,
  reason text not null default ''::text,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint affiliation_term_pkey PRIMARY KEY (id),
  constraint affiliation_term_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint affiliation_term_association_id_association_kind_fkey FOREIGN KEY (association_id, association_kind) REFERENCES organisation(id, kind),
  constraint affiliation_term_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint affiliation_term_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint affiliation_term_association_kind_check CHECK ((association_kind = 'association'::text)),
  constraint affiliation_term_decided CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
  constraint affiliation_term_note_check CHECK ((length(note) <= 300)),
  constraint affiliation_term_reason_check CHECK ((length(reason) <= 300)),
  constraint affiliation_term_says_why CHECK (((state <> 'declined'::text) OR (reason <> ''::text))),
  constraint affiliation_term_season_check CHECK ((season ~ '^\d{4}(/\d{2})?$'::text)),
  constraint affiliation_term_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text, 'ended'::text]))),
  constraint affiliation_term_to_another CHECK ((organisation_id <> association_id))
);

create table appointment (
  id uuid not null,
  tournament_id uuid not null,
  match_id uuid not null,
  panel_id uuid not null,
  official_id uuid not null,
  role text not null,
  during tstzrange not null,
  state text not null,
  reason text not null default ''::text,
  fee bigint not null,
  currency text not null,
  link_origin text not null,
  token_hash bytea,
  expires_at timestamp with time zone,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint appointment_pkey PRIMARY KEY (id),
  constraint appointment_token_hash_key UNIQUE (token_hash),
  constraint appointment_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint appointment_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint appointment_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint appointment_panel_id_official_id_fkey FOREIGN KEY (panel_id, official_id) REFERENCES panel_official(id, official_id) ON DELETE CASCADE,
  constraint appointment_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint appointment_one_match_at_once EXCLUDE USING gist (official_id WITH =, during WITH &&) WHERE ((state = ANY (ARRAY['asked'::text, 'accepted'::text]))),
  constraint appointment_check CHECK (((state = ANY (ARRAY['accepted'::text, 'declined'::text])) = (answered_at IS NOT NULL))),
  constraint appointment_during_check CHECK ((NOT isempty(during))),
  constraint appointment_fee_check CHECK ((fee >= 0)),
  constraint appointment_link_origin_check CHECK ((link_origin ~ '^https?://[^/]+$'::text)),
  constraint appointment_reason_check CHECK ((length(reason) <= 300)),
  constraint appointment_role_check CHECK ((role = ANY (ARRAY['umpire'::text, 'match-referee'::text, 'scorer'::text]))),
  constraint appointment_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'accepted'::text, 'declined'::text, 'released'::text])))
);

create table appointment_rules (
  tournament_id uuid not null,
  umpires smallint not null,
  scorers smallint not null,
  referees smallint not null,
  weeks_apart smallint not null,
  league_grade text not null,
  knock_out_grade text not null,
  answer_hours smallint not null,
  currency text not null,
  umpire_fee bigint not null,
  scorer_fee bigint not null,
  referee_fee bigint not null,
  constraint appointment_rules_pkey PRIMARY KEY (tournament_id),
  constraint appointment_rules_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint appointment_rules_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint appointment_rules_answer_hours_check CHECK (((answer_hours >= 1) AND (answer_hours <= 720))),
  constraint appointment_rules_knock_out_grade_check CHECK ((knock_out_grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text]))),
  constraint appointment_rules_league_grade_check CHECK ((league_grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text]))),
  constraint appointment_rules_referee_fee_check CHECK (((referee_fee >= 0) AND (referee_fee <= '1000000000000'::bigint))),
  constraint appointment_rules_referees_check CHECK (((referees >= 0) AND (referees <= 1))),
  constraint appointment_rules_scorer_fee_check CHECK (((scorer_fee >= 0) AND (scorer_fee <= '1000000000000'::bigint))),
  constraint appointment_rules_scorers_check CHECK (((scorers >= 0) AND (scorers <= 2))),
  constraint appointment_rules_umpire_fee_check CHECK (((umpire_fee >= 0) AND (umpire_fee <= '1000000000000'::bigint))),
  constraint appointment_rules_umpires_check CHECK (((umpires >= 0) AND (umpires <= 4))),
  constraint appointment_rules_weeks_apart_check CHECK (((weeks_apart >= 0) AND (weeks_apart <= 20)))
);

create table assessment (
  enrolment_id uuid not null,
  skill_id uuid not null,
  level smallint not null,
  assessed_by uuid,
  assessed_at timestamp with time zone not null,
  constraint assessment_pkey PRIMARY KEY (enrolment_id, skill_id),
  constraint assessment_assessed_by_fkey FOREIGN KEY (assessed_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint assessment_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(id),
  constraint assessment_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES skill(id) ON DELETE CASCADE,
  constraint assessment_level_check CHECK (((level >= 1) AND (level <= 6)))
);

create table association (
  organisation_id uuid not null,
  kind text not null default 'association'::text,
  approves text not null default 'by-hand'::text,
  transfers_from date,
  transfers_until date,
  most_overseas smallint,
  most_stars smallint,
  next_number integer not null default 1,
  revision integer not null default 1,
  constraint association_pkey PRIMARY KEY (organisation_id),
  constraint association_organisation_id_kind_fkey FOREIGN KEY (organisation_id, kind) REFERENCES organisation(id, kind),
  constraint association_approves_check CHECK ((approves = ANY (ARRAY['by-hand'::text, 'at-once'::text]))),
  constraint association_kind_check CHECK ((kind = 'association'::text)),
  constraint association_most_overseas_check CHECK (((most_overseas >= 0) AND (most_overseas <= 11))),
  constraint association_most_stars_check CHECK (((most_stars >= 0) AND (most_stars <= 11))),
  constraint association_next_number_check CHECK ((next_number > 0)),
  constraint association_window CHECK ((transfers_from <= transfers_until))
);

create table attempt_count (
  name text not null,
  subject bytea not null,
  spent integer not null,
  until timestamp with time zone not null,
  constraint attempt_count_pkey PRIMARY KEY (name, subject),
  constraint attempt_count_spent_check CHECK ((spent > 0))
);

create table attendance (
  enrolment_id uuid not null,
  day date not null,
  starts time without time zone not null,
  mark text not null,
  marked_at timestamp with time zone not null,
  marked_by uuid,
  constraint attendance_pkey PRIMARY KEY (enrolment_id, day, starts),
  constraint attendance_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(id),
  constraint attendance_marked_by_fkey FOREIGN KEY (marked_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint attendance_mark_check CHECK ((mark = ANY (ARRAY['here'::text, 'late'::text, 'absent'::text, 'excused'::text])))
);

create table availability (
  entry_id uuid not null,
  player_id uuid not null,
  organisation_id uuid not null,
  asked_at timestamp with time zone,
  answer text,
  note text not null default ''::text,
  answered_at timestamp with time zone,
  constraint availability_pkey PRIMARY KEY (entry_id, player_id),
  constraint availability_entry_id_organisation_id_fkey FOREIGN KEY (entry_id, organisation_id) REFERENCES calendar_entry(id, organisation_id),
  constraint availability_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint availability_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text, 'maybe'::text]))),
  constraint availability_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint availability_note_check CHECK ((length(note) <= 200))
);

create table avatar (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  hash text not null,
  webp bytea not null,
  created_at timestamp with time zone not null,
  constraint avatar_pkey PRIMARY KEY (id),
  constraint avatar_account_id_key UNIQUE (account_id),
  constraint avatar_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint avatar_hash_check CHECK ((hash ~ '^[0-9a-f]{16}$'::text)),
  constraint avatar_webp_check CHECK (((length(webp) >= 1) AND (length(webp) <= 524288)))
);

create table batch (
  id uuid not null,
  organisation_id uuid not null,
  programme_id uuid not null,
  branch_id uuid not null,
  term_id uuid,
  first_day date,
  last_day date,
  name text not null,
  place text not null default ''::text,
  coach_id uuid,
  capacity smallint not null,
  is_open boolean not null,
  constraint batch_pkey PRIMARY KEY (id),
  constraint batch_holds UNIQUE (id, capacity),
  constraint batch_named_once UNIQUE (programme_id, term_id, name),
  constraint batch_of_organisation UNIQUE (id, organisation_id),
  constraint batch_branch_id_organisation_id_fkey FOREIGN KEY (branch_id, organisation_id) REFERENCES academy_branch(id, organisation_id),
  constraint batch_coach_id_fkey FOREIGN KEY (coach_id) REFERENCES account(id),
  constraint batch_programme_id_organisation_id_fkey FOREIGN KEY (programme_id, organisation_id) REFERENCES programme(id, organisation_id),
  constraint batch_term_id_organisation_id_fkey FOREIGN KEY (term_id, organisation_id) REFERENCES academy_term(id, organisation_id),
  constraint batch_capacity_check CHECK (((capacity >= 1) AND (capacity <= 500))),
  constraint batch_check CHECK (((term_id IS NULL) = ((first_day IS NOT NULL) AND (last_day IS NOT NULL)))),
  constraint batch_check1 CHECK (((last_day >= first_day) AND (last_day <= (first_day + 366)))),
  constraint batch_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint batch_place_check CHECK ((length(place) <= 120))
);

create table batch_time (
  batch_id uuid not null,
  weekday smallint not null,
  starts time without time zone not null,
  minutes smallint not null,
  constraint batch_time_pkey PRIMARY KEY (batch_id, weekday, starts),
  constraint batch_time_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint batch_time_minutes_check CHECK (((minutes >= 10) AND (minutes <= 720))),
  constraint batch_time_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

create table batting_innings (
  match_id uuid not null,
  innings smallint not null,
  person_id uuid not null,
  "position" smallint not null,
  runs smallint not null,
  balls smallint not null,
  fours smallint not null,
  sixes smallint not null,
  dots smallint not null,
  "out" boolean not null,
  how_out text,
  bowler_id uuid,
  super_over boolean not null,
  logged_as uuid,
  constraint batting_innings_pkey PRIMARY KEY (match_id, innings, person_id),
  constraint batting_innings_bowler_id_fkey FOREIGN KEY (bowler_id) REFERENCES person(id),
  constraint batting_innings_logged_as_fkey FOREIGN KEY (logged_as) REFERENCES person(id),
  constraint batting_innings_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint batting_innings_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint batting_innings_counts_check CHECK (((LEAST(runs, balls) >= 0) AND ("position" > 0)))
);

create table booking (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  order_id uuid,
  order_status text,
  booked_by uuid not null,
  idempotency_key text not null,
  request_hash bytea not null,
  purpose text not null default ''::text,
  customer text,
  cancellation jsonb not null,
  booked_at timestamp with time zone not null,
  hold_until timestamp with time zone,
  moves smallint not null default 0,
  cancelled_at timestamp with time zone,
  cancelled_by uuid,
  refund bigint,
  live boolean not null generated always as (((cancelled_at IS NULL) AND COALESCE((order_status = ANY (ARRAY['pending'::text, 'paid'::text, 'partly refunded'::text])), true))) stored,
  constraint booking_pkey PRIMARY KEY (id),
  constraint booking_id_live_key UNIQUE (id, live),
  constraint booking_one_per_key UNIQUE (booked_by, idempotency_key),
  constraint booking_order_id_key UNIQUE (order_id),
  constraint booking_booked_by_fkey FOREIGN KEY (booked_by) REFERENCES account(id),
  constraint booking_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES account(id),
  constraint booking_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground(id),
  constraint booking_order_id_order_status_fkey FOREIGN KEY (order_id, order_status) REFERENCES orders(id, status) ON UPDATE CASCADE,
  constraint booking_cancellation_check CHECK ((jsonb_typeof(cancellation) = 'array'::text)),
  constraint booking_cancelled_by_somebody CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
  constraint booking_check CHECK ((hold_until > booked_at)),
  constraint booking_customer_check CHECK ((customer <> ''::text)),
  constraint booking_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 100))),
  constraint booking_is_for_somebody CHECK (((order_id IS NOT NULL) OR (customer IS NOT NULL))),
  constraint booking_moves_check CHECK ((moves >= 0)),
  constraint booking_order_has_status CHECK (((order_id IS NULL) = (order_status IS NULL))),
  constraint booking_refund_check CHECK ((refund >= 0)),
  constraint booking_refund_when_cancelled CHECK (((refund IS NULL) OR (cancelled_at IS NOT NULL))),
  constraint booking_request_hash_check CHECK ((length(request_hash) = 32))
);

create table booking_equipment (
  booking_id uuid not null,
  equipment_id uuid not null,
  quantity smallint not null,
  price bigint not null,
  constraint booking_equipment_pkey PRIMARY KEY (booking_id, equipment_id),
  constraint booking_equipment_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint booking_equipment_equipment_id_fkey FOREIGN KEY (equipment_id) REFERENCES ground_equipment(id),
  constraint booking_equipment_price_check CHECK ((price >= 0)),
  constraint booking_equipment_quantity_check CHECK ((quantity > 0))
);

create table booking_official (
  span_id uuid not null,
  official_id uuid not null,
  person_id uuid not null,
  booking_id uuid not null,
  live boolean not null default true,
  during tstzrange not null,
  price bigint not null,
  constraint booking_official_pkey PRIMARY KEY (span_id, official_id),
  constraint booking_official_booking_id_live_fkey FOREIGN KEY (booking_id, live) REFERENCES booking(id, live) ON UPDATE CASCADE,
  constraint booking_official_official_id_fkey FOREIGN KEY (official_id) REFERENCES ground_official(id),
  constraint booking_official_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint booking_official_span_id_fkey FOREIGN KEY (span_id) REFERENCES ground_span(id),
  constraint booking_official_no_overlap EXCLUDE USING gist (person_id WITH =, during WITH &&) WHERE (live),
  constraint booking_official_during_check CHECK ((lower(during) < upper(during))),
  constraint booking_official_price_check CHECK ((price >= 0))
);

create table bowling_directive (
  id uuid not null default uuidv7(),
  association_id uuid,
  association_kind text,
  tournament_id uuid,
  directive jsonb not null,
  revision integer not null default 1,
  changed_at timestamp with time zone not null,
  constraint bowling_directive_pkey PRIMARY KEY (id),
  constraint bowling_directive_association_id_key UNIQUE (association_id),
  constraint bowling_directive_tournament_id_key UNIQUE (tournament_id),
  constraint bowling_directive_association_id_association_kind_fkey FOREIGN KEY (association_id, association_kind) REFERENCES organisation(id, kind),
  constraint bowling_directive_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint bowling_directive_association_kind_check CHECK ((association_kind = 'association'::text)),
  constraint bowling_directive_check CHECK ((num_nonnulls(association_id, tournament_id) = 1)),
  constraint bowling_directive_check1 CHECK (((association_id IS NULL) = (association_kind IS NULL)))
);

create table bowling_innings (
  match_id uuid not null,
  innings smallint not null,
  person_id uuid not null,
  "position" smallint not null,
  legal_balls smallint not null,
  maidens smallint not null,
  runs smallint not null,
  wickets smallint not null,
  wides smallint not null,
  noballs smallint not null,
  dots smallint not null,
  super_over boolean not null,
  logged_as uuid,
  constraint bowling_innings_pkey PRIMARY KEY (match_id, innings, person_id),
  constraint bowling_innings_logged_as_fkey FOREIGN KEY (logged_as) REFERENCES person(id),
  constraint bowling_innings_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint bowling_innings_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint bowling_innings_counts_check CHECK (((LEAST(runs, wickets, legal_balls) >= 0) AND ("position" > 0)))
);

create table bowling_style (
  player_id uuid not null,
  organisation_id uuid not null,
  bowls text not null,
  constraint bowling_style_pkey PRIMARY KEY (player_id),
  constraint bowling_style_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint bowling_style_bowls_check CHECK ((bowls = ANY (ARRAY['pace'::text, 'spin'::text])))
);

create table calendar_entry (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  team_id uuid,
  kind text not null,
  opponent text not null default ''::text,
  place text not null default ''::text,
  note text not null default ''::text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null,
  former_starts_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  reason text not null default ''::text,
  ask_days smallint,
  asked_at timestamp with time zone,
  site_id uuid not null,
  link_origin text not null,
  revision integer not null default 1,
  idempotency_key text not null,
  made_at timestamp with time zone not null,
  meets_at timestamp with time zone,
  sheet_published_at timestamp with time zone,
  sheet_is_public boolean not null default false,
  days daterange not null generated always as (daterange(((starts_at AT TIME ZONE time_zone))::date, (((ends_at AT TIME ZONE time_zone) - '00:00:01'::interval))::date, '[]'::text)) stored,
  match_id uuid,
  constraint calendar_entry_pkey PRIMARY KEY (id),
  constraint calendar_entry_asked_once UNIQUE (organisation_id, idempotency_key),
  constraint calendar_entry_of_organisation UNIQUE (id, organisation_id),
  constraint calendar_entry_on_days UNIQUE (id, organisation_id, days),
  constraint calendar_entry_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint calendar_entry_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id),
  constraint calendar_entry_team_id_organisation_id_fkey FOREIGN KEY (team_id, organisation_id) REFERENCES team(id, organisation_id),
  constraint calendar_entry_ask_days_check CHECK (((ask_days >= 1) AND (ask_days <= 60))),
  constraint calendar_entry_check CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '6 days'::interval)))),
  constraint calendar_entry_check1 CHECK (((kind = 'training'::text) OR ((team_id IS NOT NULL) AND (opponent <> ''::text)))),
  constraint calendar_entry_kind_check CHECK ((kind = ANY (ARRAY['match'::text, 'training'::text]))),
  constraint calendar_entry_meets_before CHECK ((meets_at <= starts_at)),
  constraint calendar_entry_note_check CHECK ((length(note) <= 300)),
  constraint calendar_entry_of_match CHECK (((match_id IS NULL) OR (kind = 'match'::text))),
  constraint calendar_entry_opponent_check CHECK ((length(opponent) <= 80)),
  constraint calendar_entry_place_check CHECK ((length(place) <= 120)),
  constraint calendar_entry_reason_check CHECK ((length(reason) <= 200))
);

create table city (
  id integer not null,
  country text not null,
  name text not null,
  seat text,
  population bigint not null,
  folded text generated always as (fold(name)) stored,
  constraint city_pkey PRIMARY KEY (id),
  constraint city_country_fkey FOREIGN KEY (country) REFERENCES country(code),
  constraint city_name_check CHECK ((name <> ''::text)),
  constraint city_population_check CHECK ((population >= 0))
);

create table club_message (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  audience text not null,
  subject text not null,
  body text not null,
  must_be_seen boolean not null,
  author_id uuid not null,
  sent_at timestamp with time zone not null,
  idempotency_key text not null,
  constraint club_message_pkey PRIMARY KEY (id),
  constraint club_message_asked_once UNIQUE (organisation_id, idempotency_key),
  constraint club_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  constraint club_message_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint club_message_audience_check CHECK (((length(audience) >= 1) AND (length(audience) <= 200))),
  constraint club_message_body_check CHECK (((length(body) >= 1) AND (length(body) <= 4000))),
  constraint club_message_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 120)))
);

create table club_message_reader (
  id uuid not null default uuidv7(),
  message_id uuid not null,
  player_id uuid,
  account_id uuid,
  seen_at timestamp with time zone,
  reached_by text not null,
  constraint club_message_reader_pkey PRIMARY KEY (id),
  constraint club_message_account_once UNIQUE (message_id, account_id),
  constraint club_message_player_once UNIQUE (message_id, player_id),
  constraint club_message_reader_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint club_message_reader_message_id_fkey FOREIGN KEY (message_id) REFERENCES club_message(id),
  constraint club_message_reader_player_id_fkey FOREIGN KEY (player_id) REFERENCES club_player(id),
  constraint club_message_reader_check CHECK (((player_id IS NULL) <> (account_id IS NULL))),
  constraint club_message_reader_reached_by_check CHECK ((reached_by = ANY (ARRAY['account'::text, 'email'::text, 'nothing'::text])))
);

create table club_player (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  name text not null,
  folded text not null generated always as (fold(name)) stored,
  email text,
  email_key text,
  account_id uuid,
  added_at timestamp with time zone not null,
  left_at timestamp with time zone,
  claim_hash bytea,
  claim_expires_at timestamp with time zone,
  born_on date,
  shows_name boolean not null default false,
  shows_picture boolean not null default false,
  hidden_until date,
  former_folded text[] not null default '{}'::text[],
  emails_stopped_at timestamp with time zone,
  is_guest boolean not null default false,
  constraint club_player_pkey PRIMARY KEY (id),
  constraint club_player_claim_hash_key UNIQUE (claim_hash),
  constraint club_player_of_organisation UNIQUE (id, organisation_id),
  constraint club_player_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint club_player_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint club_player_born_on_check CHECK ((born_on > '1900-01-01'::date)),
  constraint club_player_check CHECK (((email IS NULL) = (email_key IS NULL))),
  constraint club_player_check1 CHECK (((claim_hash IS NULL) = (claim_expires_at IS NULL))),
  constraint club_player_guests_are_no_members CHECK (((NOT is_guest) OR (left_at IS NOT NULL))),
  constraint club_player_name_check CHECK (((name <> ''::text) AND (length(name) <= 100)))
);

create table country (
  code text not null,
  name text not null,
  calling_code text not null,
  constraint country_pkey PRIMARY KEY (code),
  constraint country_name_key UNIQUE (name),
  constraint country_calling_code_check CHECK ((calling_code ~ '^[1-9][0-9]{0,2}$'::text)),
  constraint country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
);

create table coupon (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  code text not null,
  title text not null,
  amount bigint,
  currency text,
  rate integer,
  line_kinds text[] not null default '{}'::text[],
  subjects uuid[] not null default '{}'::uuid[],
  valid_from timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  most_uses integer,
  most_uses_each integer,
  uses integer not null default 0,
  is_sample boolean not null default false,
  constraint coupon_pkey PRIMARY KEY (id),
  constraint coupon_site_id_code_key UNIQUE (site_id, code),
  constraint coupon_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint coupon_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id),
  constraint coupon_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000'::bigint))),
  constraint coupon_amount_has_currency CHECK (((amount IS NULL) = (currency IS NULL))),
  constraint coupon_code_check CHECK ((code ~ '^[A-Z0-9-]{3,30}$'::text)),
  constraint coupon_line_kinds_check CHECK ((line_kinds <@ ARRAY['booking'::text, 'package'::text, 'fee'::text, 'entry'::text])),
  constraint coupon_most_uses_check CHECK ((most_uses > 0)),
  constraint coupon_most_uses_each_check CHECK ((most_uses_each > 0)),
  constraint coupon_not_overused CHECK (((uses >= 0) AND (uses <= most_uses))),
  constraint coupon_rate_check CHECK (((rate >= 1) AND (rate <= 10000))),
  constraint coupon_takes_one_way CHECK ((num_nonnulls(amount, rate) = 1)),
  constraint coupon_title_check CHECK ((title <> ''::text)),
  constraint coupon_window CHECK ((valid_from < valid_until))
);

create table coupon_use (
  coupon_id uuid not null,
  account_id uuid not null,
  uses integer not null,
  constraint coupon_use_pkey PRIMARY KEY (coupon_id, account_id),
  constraint coupon_use_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint coupon_use_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint coupon_use_uses_check CHECK ((uses >= 0))
);

create table currency (
  code text not null,
  name text not null,
  digits smallint not null,
  constraint currency_pkey PRIMARY KEY (code),
  constraint currency_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currency_digits_check CHECK (((digits >= 0) AND (digits <= 4)))
);

create table delivery (
  match_id uuid not null,
  innings smallint not null,
  ordinal smallint not null,
  over smallint not null,
  ball smallint not null,
  batter_id uuid not null,
  non_striker_id uuid not null,
  bowler_id uuid not null,
  bat_runs smallint not null,
  wides smallint not null,
  noballs smallint not null,
  byes smallint not null,
  legbyes smallint not null,
  penalty smallint not null,
  boundary smallint not null,
  wicket text,
  out_id uuid,
  constraint delivery_pkey PRIMARY KEY (match_id, innings, ordinal),
  constraint delivery_boundary_check CHECK ((boundary = ANY (ARRAY[0, 4, 6]))),
  constraint delivery_counts_check CHECK (((LEAST(over, bat_runs, wides, noballs, byes, legbyes, penalty) >= 0) AND (LEAST(ordinal, ball) > 0)))
);

create table discipline_case (
  id uuid not null,
  tournament_id uuid not null,
  match_id uuid not null,
  team_id uuid not null,
  player text not null,
  folded text not null generated always as (fold(player)) stored,
  squad_player_id uuid,
  clause text not null,
  happened text not null,
  state text not null,
  reported_by uuid,
  reported_at timestamp with time zone not null,
  sanction text,
  fine text,
  matches smallint,
  until date,
  reason text not null default ''::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  set_aside_for text,
  constraint discipline_case_pkey PRIMARY KEY (id),
  constraint discipline_case_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint discipline_case_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint discipline_case_reported_by_fkey FOREIGN KEY (reported_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint discipline_case_squad_player_id_fkey FOREIGN KEY (squad_player_id) REFERENCES tournament_player(id) ON DELETE SET NULL,
  constraint discipline_case_tournament_id_team_id_fkey FOREIGN KEY (tournament_id, team_id) REFERENCES tournament_entry(tournament_id, team_id) ON DELETE CASCADE,
  constraint discipline_case_check CHECK (((state = ANY (ARRAY['decided'::text, 'set-aside'::text])) = (sanction IS NOT NULL))),
  constraint discipline_case_check1 CHECK (((state = ANY (ARRAY['decided'::text, 'dismissed'::text, 'set-aside'::text])) = (decided_at IS NOT NULL))),
  constraint discipline_case_check2 CHECK (((state = 'set-aside'::text) = (set_aside_for IS NOT NULL))),
  constraint discipline_case_check3 CHECK (((NOT (sanction IS DISTINCT FROM 'fine'::text)) = (fine IS NOT NULL))),
  constraint discipline_case_check4 CHECK (((NOT (sanction IS DISTINCT FROM 'matches'::text)) = (matches IS NOT NULL))),
  constraint discipline_case_check5 CHECK (((NOT (sanction IS DISTINCT FROM 'until'::text)) = (until IS NOT NULL))),
  constraint discipline_case_check6 CHECK (((decided_at IS NULL) OR (reason <> ''::text))),
  constraint discipline_case_clause_check CHECK ((length(clause) <= 20)),
  constraint discipline_case_fine_check CHECK (((fine <> ''::text) AND (length(fine) <= 200))),
  constraint discipline_case_happened_check CHECK (((happened <> ''::text) AND (length(happened) <= 2000))),
  constraint discipline_case_matches_check CHECK (((matches >= 1) AND (matches <= 50))),
  constraint discipline_case_player_check CHECK (((player <> ''::text) AND (length(player) <= 100))),
  constraint discipline_case_reason_check CHECK ((length(reason) <= 1000)),
  constraint discipline_case_sanction_check CHECK ((sanction = ANY (ARRAY['reprimand'::text, 'fine'::text, 'matches'::text, 'until'::text]))),
  constraint discipline_case_set_aside_for_check CHECK (((set_aside_for <> ''::text) AND (length(set_aside_for) <= 1000))),
  constraint discipline_case_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'charged'::text, 'decided'::text, 'dismissed'::text, 'set-aside'::text])))
);

create table document (
  id uuid not null,
  organisation_id uuid not null,
  purpose text not null,
  title text not null,
  about_id uuid,
  expires_on date,
  time_zone text not null,
  seen_by text not null,
  file_id uuid not null,
  reminded smallint,
  saved_by uuid,
  saved_at timestamp with time zone not null,
  constraint document_pkey PRIMARY KEY (id),
  constraint document_about_id_fkey FOREIGN KEY (about_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint document_file_id_organisation_id_fkey FOREIGN KEY (file_id, organisation_id) REFERENCES document_file(id, organisation_id),
  constraint document_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint document_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint document_check CHECK (((reminded IS NULL) OR (expires_on IS NOT NULL))),
  constraint document_purpose_check CHECK ((purpose = ANY (ARRAY['safeguarding'::text, 'first-aid'::text, 'insurance'::text, 'coaching'::text, 'other'::text]))),
  constraint document_reminded_check CHECK ((reminded = ANY (ARRAY[30, 7]))),
  constraint document_seen_by_check CHECK ((seen_by = ANY (ARRAY['managers'::text, 'coaches'::text, 'members'::text]))),
  constraint document_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
);

create table document_file (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  digest bytea not null,
  type text not null,
  bytes bytea not null,
  size integer not null generated always as (octet_length(bytes)) stored,
  sent_by uuid,
  sent_at timestamp with time zone not null,
  constraint document_file_pkey PRIMARY KEY (id),
  constraint document_file_of_organisation UNIQUE (id, organisation_id),
  constraint document_file_once UNIQUE (organisation_id, digest),
  constraint document_file_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint document_file_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint document_file_digest_check CHECK ((length(digest) = 32)),
  constraint document_file_size_check CHECK (((size >= 1) AND (size <= 10485760))),
  constraint document_file_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text])))
);

create table domain_event (
  id bigint not null generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  kind text not null,
  thing_type text not null,
  thing_id text not null,
  account_id uuid,
  site_id uuid,
  organisation_id uuid,
  data jsonb not null,
  recorded_at timestamp with time zone not null,
  constraint domain_event_pkey PRIMARY KEY (id),
  constraint domain_event_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
  constraint domain_event_is_small CHECK ((octet_length((data)::text) <= 16384)),
  constraint domain_event_kind_check CHECK ((kind ~ '^[a-z]+(-[a-z]+)+$'::text))
);

create table drill (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  minutes smallint not null,
  trains text not null,
  equipment text not null,
  how text not null,
  removed_at timestamp with time zone,
  constraint drill_pkey PRIMARY KEY (id),
  constraint drill_of_organisation UNIQUE (id, organisation_id),
  constraint drill_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint drill_equipment_check CHECK ((length(equipment) <= 200)),
  constraint drill_how_check CHECK ((length(how) <= 2000)),
  constraint drill_minutes_check CHECK (((minutes >= 1) AND (minutes <= 240))),
  constraint drill_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint drill_trains_check CHECK ((trains = ANY (ARRAY['batting'::text, 'bowling'::text, 'fielding'::text, 'keeping'::text, 'fitness'::text, 'game'::text])))
);

create table email_undo (
  token_hash bytea not null,
  account_id uuid not null,
  email text not null,
  email_key text not null,
  expires_at timestamp with time zone not null,
  phone text not null,
  constraint email_undo_pkey PRIMARY KEY (token_hash),
  constraint email_undo_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint email_undo_email_check CHECK ((email <> ''::text)),
  constraint email_undo_email_key_check CHECK ((email_key = lower(email_key))),
  constraint email_undo_token_hash_check CHECK ((length(token_hash) = 32))
);

create table enrolment (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  batch_id uuid not null,
  student_id uuid not null,
  state text not null,
  seat smallint,
  capacity smallint not null,
  trial_at timestamp with time zone,
  asked_at timestamp with time zone not null,
  tariff_id uuid,
  constraint enrolment_pkey PRIMARY KEY (id),
  constraint enrolment_once UNIQUE (batch_id, student_id),
  constraint enrolment_seat_once UNIQUE (batch_id, seat) DEFERRABLE,
  constraint enrolment_batch_id_capacity_fkey FOREIGN KEY (batch_id, capacity) REFERENCES batch(id, capacity) ON UPDATE CASCADE,
  constraint enrolment_batch_id_organisation_id_fkey FOREIGN KEY (batch_id, organisation_id) REFERENCES batch(id, organisation_id),
  constraint enrolment_student_id_organisation_id_fkey FOREIGN KEY (student_id, organisation_id) REFERENCES student(id, organisation_id),
  constraint enrolment_tariff_id_organisation_id_fkey FOREIGN KEY (tariff_id, organisation_id) REFERENCES tariff(id, organisation_id),
  constraint enrolment_has_seat CHECK (((seat IS NOT NULL) = (state = ANY (ARRAY['trial'::text, 'enrolled'::text])))),
  constraint enrolment_has_trial CHECK (((trial_at IS NOT NULL) = (state = 'trial'::text))),
  constraint enrolment_state_check CHECK ((state = ANY (ARRAY['trial'::text, 'enrolled'::text, 'waiting'::text, 'withdrawn'::text]))),
  constraint enrolment_within_capacity CHECK (((seat >= 1) AND (seat <= capacity)))
);

create table entitlement (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  package_id uuid not null,
  order_id uuid not null,
  order_status text not null,
  streaming_hours integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint entitlement_pkey PRIMARY KEY (id),
  constraint entitlement_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint entitlement_order_id_order_status_fkey FOREIGN KEY (order_id, order_status) REFERENCES orders(id, status) ON UPDATE CASCADE,
  constraint entitlement_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id),
  constraint entitlement_check CHECK ((ends_at > starts_at)),
  constraint entitlement_streaming_hours_check CHECK ((streaming_hours >= 0))
);

create table event_dispatch (
  listener text not null,
  event_id bigint not null,
  thing_type text not null,
  thing_id text not null,
  failures integer not null default 0,
  error text,
  try_after timestamp with time zone,
  parked_at timestamp with time zone,
  constraint event_dispatch_pkey PRIMARY KEY (listener, event_id),
  constraint event_dispatch_event_id_fkey FOREIGN KEY (event_id) REFERENCES domain_event(id),
  constraint event_dispatch_listener_fkey FOREIGN KEY (listener) REFERENCES event_listener(name) ON DELETE CASCADE
);

create table event_listener (
  name text not null,
  kinds text[] not null,
  constraint event_listener_pkey PRIMARY KEY (name)
);

create table fee_affiliate (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  affiliate_id uuid not null,
  constraint fee_affiliate_pkey PRIMARY KEY (id),
  constraint fee_affiliate_of_organisation UNIQUE (id, organisation_id),
  constraint fee_affiliate_once UNIQUE (organisation_id, affiliate_id),
  constraint fee_affiliate_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES organisation(id),
  constraint fee_affiliate_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES fee_book(organisation_id),
  constraint fee_affiliate_of_another CHECK ((organisation_id <> affiliate_id))
);

create table fee_book (
  organisation_id uuid not null,
  currency text not null,
  blocks_debtors boolean not null default false,
  remind_days smallint,
  time_zone text not null,
  site_id uuid not null,
  link_origin text not null,
  opened_at timestamp with time zone not null,
  constraint fee_book_pkey PRIMARY KEY (organisation_id),
  constraint fee_book_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint fee_book_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint fee_book_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id),
  constraint fee_book_remind_days_check CHECK (((remind_days >= 1) AND (remind_days <= 60)))
);

create table fee_concession (
  player_id uuid,
  organisation_id uuid not null,
  student_id uuid,
  holder_id uuid not null generated always as (COALESCE(player_id, student_id, affiliate_id)) stored,
  affiliate_id uuid,
  constraint fee_concession_pkey PRIMARY KEY (holder_id),
  constraint fee_concession_affiliate_id_organisation_id_fkey FOREIGN KEY (affiliate_id, organisation_id) REFERENCES fee_affiliate(id, organisation_id),
  constraint fee_concession_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint fee_concession_student_id_organisation_id_fkey FOREIGN KEY (student_id, organisation_id) REFERENCES student(id, organisation_id),
  constraint fee_concession_of_one CHECK ((num_nonnulls(player_id, student_id, affiliate_id) = 1))
);

create table fee_entry (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  player_id uuid,
  kind text not null,
  amount bigint not null,
  title text not null,
  about text,
  product_id uuid,
  due_on date,
  method text,
  paid_on date,
  order_id uuid,
  reverses uuid,
  entered_by uuid,
  entered_at timestamp with time zone not null,
  idempotency_key text,
  student_id uuid,
  holder_id uuid not null generated always as (COALESCE(player_id, student_id, affiliate_id)) stored,
  affiliate_id uuid,
  constraint fee_entry_pkey PRIMARY KEY (id),
  constraint fee_entry_asked_once UNIQUE (organisation_id, idempotency_key),
  constraint fee_entry_charged_once UNIQUE (holder_id, about),
  constraint fee_entry_of_holder UNIQUE (id, holder_id, organisation_id),
  constraint fee_entry_paid_once UNIQUE (order_id, holder_id),
  constraint fee_entry_taken_back_once UNIQUE (reverses),
  constraint fee_entry_affiliate_id_organisation_id_fkey FOREIGN KEY (affiliate_id, organisation_id) REFERENCES fee_affiliate(id, organisation_id),
  constraint fee_entry_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES account(id),
  constraint fee_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint fee_entry_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES fee_book(organisation_id),
  constraint fee_entry_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint fee_entry_product_id_organisation_id_fkey FOREIGN KEY (product_id, organisation_id) REFERENCES fee_product(id, organisation_id),
  constraint fee_entry_reverses_holder_id_organisation_id_fkey FOREIGN KEY (reverses, holder_id, organisation_id) REFERENCES fee_entry(id, holder_id, organisation_id),
  constraint fee_entry_student_id_organisation_id_fkey FOREIGN KEY (student_id, organisation_id) REFERENCES student(id, organisation_id),
  constraint fee_entry_amount_check CHECK (((amount <> 0) AND (abs(amount) <= '1000000000000'::bigint))),
  constraint fee_entry_check CHECK (((kind = 'charge'::text) = (about IS NOT NULL))),
  constraint fee_entry_check1 CHECK (((kind = 'charge'::text) = (due_on IS NOT NULL))),
  constraint fee_entry_check2 CHECK (((kind = 'payment'::text) = (method IS NOT NULL))),
  constraint fee_entry_check3 CHECK (((kind = 'contrary'::text) = (reverses IS NOT NULL))),
  constraint fee_entry_check4 CHECK (((kind = 'contrary'::text) OR ((amount > 0) = (kind = 'charge'::text)))),
  constraint fee_entry_check5 CHECK (((NOT (method IS DISTINCT FROM 'card'::text)) = (order_id IS NOT NULL))),
  constraint fee_entry_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'payment'::text, 'contrary'::text]))),
  constraint fee_entry_method_check CHECK ((method = ANY (ARRAY['card'::text, 'cash'::text, 'transfer'::text]))),
  constraint fee_entry_of_one CHECK ((num_nonnulls(player_id, student_id, affiliate_id) = 1)),
  constraint fee_entry_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);

create table fee_order (
  order_id uuid not null,
  player_id uuid,
  organisation_id uuid not null,
  amount bigint not null,
  student_id uuid,
  holder_id uuid not null generated always as (COALESCE(player_id, student_id, affiliate_id)) stored,
  affiliate_id uuid,
  constraint fee_order_pkey PRIMARY KEY (order_id, holder_id),
  constraint fee_order_affiliate_id_organisation_id_fkey FOREIGN KEY (affiliate_id, organisation_id) REFERENCES fee_affiliate(id, organisation_id),
  constraint fee_order_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint fee_order_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint fee_order_student_id_organisation_id_fkey FOREIGN KEY (student_id, organisation_id) REFERENCES student(id, organisation_id),
  constraint fee_order_amount_check CHECK ((amount > 0)),
  constraint fee_order_of_one CHECK ((num_nonnulls(player_id, student_id, affiliate_id) = 1))
);

create table fee_product (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  kind text not null,
  name text not null,
  amount bigint not null,
  concession bigint,
  family bigint,
  instalments smallint not null default 1,
  archived_at timestamp with time zone,
  idempotency_key text not null,
  made_at timestamp with time zone not null,
  constraint fee_product_pkey PRIMARY KEY (id),
  constraint fee_product_asked_once UNIQUE (organisation_id, idempotency_key),
  constraint fee_product_of_organisation UNIQUE (id, organisation_id),
  constraint fee_product_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES fee_book(organisation_id),
  constraint fee_product_amount_check CHECK (((amount >= 1) AND (amount <= '1000000000000'::bigint))),
  constraint fee_product_check CHECK (((concession >= 0) AND (concession <= amount))),
  constraint fee_product_check1 CHECK (((family >= 0) AND (family <= amount))),
  constraint fee_product_in_parts CHECK (((kind = 'subscription'::text) OR ((instalments = 1) AND ((family IS NULL) OR (kind = 'tuition'::text))))),
  constraint fee_product_instalments_check CHECK (((instalments >= 1) AND (instalments <= 12))),
  constraint fee_product_kind_check CHECK ((kind = ANY (ARRAY['match'::text, 'subscription'::text, 'training'::text, 'tuition'::text]))),
  constraint fee_product_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

create table fee_reminder (
  entry_id uuid not null,
  reminded_at timestamp with time zone not null,
  constraint fee_reminder_pkey PRIMARY KEY (entry_id),
  constraint fee_reminder_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES fee_entry(id)
);

create table fielding_due (
  match_id uuid not null,
  constraint fielding_due_pkey PRIMARY KEY (match_id),
  constraint fielding_due_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table fielding_innings (
  match_id uuid not null,
  innings smallint not null,
  person_id uuid not null,
  catches smallint not null,
  stumpings smallint not null,
  run_outs smallint not null,
  super_over boolean not null,
  logged_as uuid,
  constraint fielding_innings_pkey PRIMARY KEY (match_id, innings, person_id),
  constraint fielding_innings_logged_as_fkey FOREIGN KEY (logged_as) REFERENCES person(id),
  constraint fielding_innings_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint fielding_innings_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint fielding_innings_catches_check CHECK ((catches >= 0)),
  constraint fielding_innings_check CHECK ((((catches + stumpings) + run_outs) > 0)),
  constraint fielding_innings_run_outs_check CHECK ((run_outs >= 0)),
  constraint fielding_innings_stumpings_check CHECK ((stumpings >= 0))
);

create table fixture_report (
  fixture_id uuid not null,
  outcome jsonb not null,
  status text not null,
  objection text not null default ''::text,
  told_by uuid,
  told_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  answered_by uuid,
  answered_at timestamp with time zone,
  constraint fixture_report_pkey PRIMARY KEY (fixture_id),
  constraint fixture_report_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint fixture_report_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES tournament_fixture(id) ON DELETE CASCADE,
  constraint fixture_report_told_by_fkey FOREIGN KEY (told_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint fixture_report_check CHECK (((status = 'open'::text) = (answered_at IS NULL))),
  constraint fixture_report_objection_check CHECK ((length(objection) <= 200)),
  constraint fixture_report_status_check CHECK ((status = ANY (ARRAY['open'::text, 'disputed'::text, 'standing'::text])))
);

create table fixture_run (
  id uuid not null,
  tournament_id uuid not null,
  status text not null,
  stage text not null,
  problem jsonb not null,
  says text[] not null,
  started_by uuid,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  kind text not null default 'search'::text,
  proposal jsonb,
  basis text,
  reasons jsonb not null default '[]'::jsonb,
  met text[] not null default '{}'::text[],
  constraint fixture_run_pkey PRIMARY KEY (id),
  constraint fixture_run_started_by_fkey FOREIGN KEY (started_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint fixture_run_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint fixture_run_kind_check CHECK ((kind = ANY (ARRAY['search'::text, 'repair'::text]))),
  constraint fixture_run_proposal CHECK (((status <> 'applied'::text) OR ((kind = 'repair'::text) AND (proposal IS NOT NULL)))),
  constraint fixture_run_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'searching'::text, 'found'::text, 'impossible'::text, 'unknown'::text, 'cancelled'::text, 'failed'::text, 'applied'::text, 'stale'::text]))),
  constraint reasons_listed CHECK ((jsonb_typeof(reasons) = 'array'::text))
);

create table follow (
  account_id uuid not null,
  match_id uuid,
  team_id uuid,
  person_id uuid,
  tournament_id uuid,
  followed_at timestamp with time zone not null,
  organisation_id uuid,
  constraint follow_once UNIQUE NULLS NOT DISTINCT (account_id, match_id, team_id, person_id, tournament_id, organisation_id),
  constraint follow_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint follow_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint follow_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  constraint follow_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint follow_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id) ON DELETE CASCADE,
  constraint follow_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id) ON DELETE CASCADE,
  constraint follow_is_of_one_thing CHECK ((num_nonnulls(match_id, team_id, person_id, tournament_id, organisation_id) = 1))
);

create table ground (
  id uuid not null default uuidv7(),
  name text not null,
  city text not null default ''::text,
  country text,
  time_zone text not null default 'UTC'::text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(((name || ' '::text) || city))) stored,
  organisation_id uuid,
  constraint ground_pkey PRIMARY KEY (id),
  constraint ground_name_city_key UNIQUE (name, city),
  constraint ground_country_fkey FOREIGN KEY (country) REFERENCES country(code),
  constraint ground_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint ground_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint ground_name_check CHECK ((name <> ''::text))
);

create table ground_cancellation_step (
  ground_id uuid not null,
  hours_before integer not null,
  percent smallint not null,
  constraint ground_cancellation_step_pkey PRIMARY KEY (ground_id, hours_before),
  constraint ground_cancellation_step_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground_facts(ground_id) ON DELETE CASCADE,
  constraint ground_cancellation_step_hours_before_check CHECK (((hours_before >= 0) AND (hours_before <= 8784))),
  constraint ground_cancellation_step_percent_check CHECK (((percent >= 0) AND (percent <= 100)))
);

create table ground_equipment (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  name text not null,
  price bigint not null,
  quantity smallint not null,
  archived_at timestamp with time zone,
  constraint ground_equipment_pkey PRIMARY KEY (id),
  constraint ground_equipment_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground_facts(ground_id) ON DELETE CASCADE,
  constraint ground_equipment_name_check CHECK ((name <> ''::text)),
  constraint ground_equipment_price_check CHECK (((price >= 0) AND (price <= '1000000000000'::bigint))),
  constraint ground_equipment_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)))
);

create table ground_facts (
  ground_id uuid not null,
  about text not null default ''::text,
  address text not null default ''::text,
  latitude double precision,
  longitude double precision,
  amenities text[] not null default '{}'::text[],
  rules text[] not null default '{}'::text[],
  currency text not null,
  ahead_days smallint not null default 90,
  notice_minutes integer not null default 0,
  revision integer not null default 1,
  withdrawn_at timestamp with time zone,
  constraint ground_facts_pkey PRIMARY KEY (ground_id),
  constraint ground_facts_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint ground_facts_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground(id) ON DELETE CASCADE,
  constraint ground_facts_ahead_days_check CHECK (((ahead_days >= 1) AND (ahead_days <= 366))),
  constraint ground_facts_amenities_check CHECK ((cardinality(amenities) <= 50)),
  constraint ground_facts_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint ground_facts_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint ground_facts_notice_minutes_check CHECK (((notice_minutes >= 0) AND (notice_minutes <= 43200))),
  constraint ground_facts_revision_check CHECK ((revision > 0)),
  constraint ground_facts_rules_check CHECK ((cardinality(rules) <= 50)),
  constraint ground_place_is_whole CHECK (((latitude IS NULL) = (longitude IS NULL)))
);

create table ground_official (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  person_id uuid not null,
  role text not null,
  price bigint not null,
  archived_at timestamp with time zone,
  constraint ground_official_pkey PRIMARY KEY (id),
  constraint ground_official_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground_facts(ground_id) ON DELETE CASCADE,
  constraint ground_official_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint ground_official_price_check CHECK (((price >= 0) AND (price <= '1000000000000'::bigint))),
  constraint ground_official_role_check CHECK ((role = ANY (ARRAY['umpire'::text, 'scorer'::text, 'match-referee'::text, 'commentator'::text])))
);

create table ground_photo (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  "position" smallint not null,
  address text not null,
  alt text not null,
  picture_id uuid,
  constraint ground_photo_pkey PRIMARY KEY (id),
  constraint ground_photo_one_place UNIQUE (ground_id, "position") DEFERRABLE,
  constraint ground_photo_picture_id_key UNIQUE (picture_id),
  constraint ground_photo_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground_facts(ground_id) ON DELETE CASCADE,
  constraint ground_photo_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES ground_picture(id) ON DELETE CASCADE,
  constraint ground_photo_address_check CHECK ((address ~ '^/[^/]'::text)),
  constraint ground_photo_position_check CHECK (("position" >= 0))
);

create table ground_picture (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  digest bytea not null,
  small bytea not null,
  large bytea not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  constraint ground_picture_pkey PRIMARY KEY (id),
  constraint ground_picture_once UNIQUE (ground_id, digest),
  constraint ground_picture_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground_facts(ground_id) ON DELETE CASCADE,
  constraint ground_picture_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint ground_picture_digest_check CHECK ((length(digest) = 32))
);

create table ground_slot (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  weekday smallint not null,
  starts time(0) without time zone not null,
  ends time(0) without time zone not null,
  kind text not null default 'standard'::text,
  price bigint not null,
  archived_at timestamp with time zone,
  week int4multirange generated always as (int4multirange(VARIADIC ARRAY[int4range((((weekday - 1) * 1440) + ((EXTRACT(epoch FROM starts) / (60)::numeric))::integer), LEAST(((((weekday - 1) * 1440) + ((EXTRACT(epoch FROM ends) / (60)::numeric))::integer) +
CASE
    WHEN (ends <= starts) THEN 1440
    ELSE 0
END), 10080)), int4range(0, GREATEST((((((weekday - 1) * 1440) + ((EXTRACT(epoch FROM ends) / (60)::numeric))::integer) +
CASE
    WHEN (ends <= starts) THEN 1440
    ELSE 0
END) - 10080), 0))])) stored,
  constraint ground_slot_pkey PRIMARY KEY (id),
  constraint ground_slot_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground_facts(ground_id) ON DELETE CASCADE,
  constraint ground_slot_no_overlap EXCLUDE USING gist (ground_id WITH =, week WITH &&) WHERE ((archived_at IS NULL)),
  constraint ground_slot_full_minutes CHECK (((EXTRACT(second FROM starts) = (0)::numeric) AND (EXTRACT(second FROM ends) = (0)::numeric))),
  constraint ground_slot_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'peak'::text, 'floodlight'::text]))),
  constraint ground_slot_price_check CHECK (((price >= 0) AND (price <= '1000000000000'::bigint))),
  constraint ground_slot_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

create table ground_span (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  during tstzrange not null,
  live boolean not null default true,
  booking_id uuid,
  slot_id uuid,
  day date,
  kind text,
  price bigint,
  reason text,
  closed_by uuid,
  made_at timestamp with time zone not null,
  match_id uuid,
  fixture_id uuid,
  constraint ground_span_pkey PRIMARY KEY (id),
  constraint ground_span_booking_id_live_fkey FOREIGN KEY (booking_id, live) REFERENCES booking(id, live) ON UPDATE CASCADE,
  constraint ground_span_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint ground_span_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES tournament_fixture(id) ON DELETE CASCADE,
  constraint ground_span_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground(id),
  constraint ground_span_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint ground_span_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES ground_slot(id),
  constraint ground_span_no_overlap EXCLUDE USING gist (ground_id WITH =, during WITH &&) WHERE (live),
  constraint ground_span_has_one_cause CHECK (
CASE
    WHEN (booking_id IS NULL) THEN ((reason IS NOT NULL) AND (num_nonnulls(slot_id, day, kind, price) = 0))
    ELSE ((reason IS NULL) AND (num_nonnulls(slot_id, day, kind, price) = 4))
END),
  constraint ground_span_is_bounded CHECK (((lower(during) < upper(during)) AND lower_inc(during) AND (NOT upper_inc(during)) AND (upper(during) <= (lower(during) + '366 days'::interval)))),
  constraint ground_span_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'peak'::text, 'floodlight'::text]))),
  constraint ground_span_match_books_nothing CHECK ((num_nonnulls(match_id, fixture_id, booking_id) <= 1)),
  constraint ground_span_price_check CHECK ((price >= 0)),
  constraint ground_span_reason_check CHECK ((reason <> ''::text))
);

create table guardian (
  player_id uuid not null,
  organisation_id uuid not null,
  account_id uuid not null,
  since timestamp with time zone not null,
  constraint guardian_pkey PRIMARY KEY (player_id, account_id),
  constraint guardian_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint guardian_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id)
);

create table guest_consent (
  account_id uuid not null,
  country text not null,
  city text not null,
  folded text not null generated always as (fold(city)) stored,
  role text not null,
  from_day date not null,
  given_at timestamp with time zone not null,
  constraint guest_consent_pkey PRIMARY KEY (account_id),
  constraint guest_consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint guest_consent_country_fkey FOREIGN KEY (country) REFERENCES country(code),
  constraint guest_consent_city_check CHECK (((length(city) >= 1) AND (length(city) <= 80))),
  constraint guest_consent_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint guest_consent_role_check CHECK ((role = ANY (ARRAY['batter'::text, 'keeper'::text, 'all-rounder'::text, 'bowler'::text])))
);

create table guest_offer (
  entry_id uuid not null,
  organisation_id uuid not null,
  note text not null,
  until timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint guest_offer_pkey PRIMARY KEY (entry_id),
  constraint guest_offer_entry_id_organisation_id_fkey FOREIGN KEY (entry_id, organisation_id) REFERENCES calendar_entry(id, organisation_id),
  constraint guest_offer_note_check CHECK ((length(note) <= 300))
);

create table guest_place (
  id uuid not null default uuidv7(),
  entry_id uuid not null,
  organisation_id uuid not null,
  player_id uuid,
  taken_at timestamp with time zone,
  constraint guest_place_pkey PRIMARY KEY (id),
  constraint guest_place_once_each UNIQUE (entry_id, player_id),
  constraint guest_place_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES guest_offer(entry_id),
  constraint guest_place_entry_id_organisation_id_fkey FOREIGN KEY (entry_id, organisation_id) REFERENCES calendar_entry(id, organisation_id),
  constraint guest_place_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint guest_place_taken_has_a_time CHECK (((player_id IS NULL) = (taken_at IS NULL)))
);

create table guest_told (
  entry_id uuid not null,
  account_id uuid not null,
  told_at timestamp with time zone not null,
  constraint guest_told_pkey PRIMARY KEY (entry_id, account_id),
  constraint guest_told_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint guest_told_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES guest_offer(entry_id)
);

create table handbook_rule (
  association_id uuid not null,
  association_kind text not null default 'association'::text,
  clause text not null,
  title text not null,
  body text not null,
  changed_at timestamp with time zone not null,
  constraint handbook_rule_pkey PRIMARY KEY (association_id, clause),
  constraint handbook_rule_association_id_association_kind_fkey FOREIGN KEY (association_id, association_kind) REFERENCES organisation(id, kind),
  constraint handbook_rule_association_kind_check CHECK ((association_kind = 'association'::text)),
  constraint handbook_rule_body_check CHECK ((length(body) <= 5000)),
  constraint handbook_rule_clause_check CHECK ((clause ~ '^[1-9]\d{0,2}(\.[1-9]\d{0,2}){0,3}[a-z]?$'::text)),
  constraint handbook_rule_title_check CHECK (((title <> ''::text) AND (length(title) <= 120)))
);

create table hidden_person (
  person_id uuid not null,
  until date not null,
  constraint hidden_person_pkey PRIMARY KEY (person_id),
  constraint hidden_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);

create table home_section (
  name text not null,
  title text not null,
  lead text not null default ''::text,
  link_label text not null,
  link_to text not null,
  kind text not null,
  size smallint not null,
  site_id uuid,
  revision integer not null default 1,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid,
  constraint home_section_once UNIQUE NULLS NOT DISTINCT (site_id, name),
  constraint home_section_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint home_section_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint home_section_kind_check CHECK ((kind = ANY (ARRAY['blog'::text, 'news'::text, 'legend'::text, 'page'::text]))),
  constraint home_section_link_to_check CHECK ((link_to ~~ '/%'::text)),
  constraint home_section_name_check CHECK ((name = ANY (ARRAY['section-1'::text, 'section-2'::text, 'section-3'::text]))),
  constraint home_section_revision_check CHECK ((revision > 0)),
  constraint home_section_size_check CHECK (((size >= 1) AND (size <= 20)))
);

create table honour (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  kind text not null,
  season text not null,
  occasion text not null,
  achievement text not null,
  who text not null,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint honour_pkey PRIMARY KEY (id),
  constraint honour_once UNIQUE (organisation_id, kind, season, occasion, achievement, who),
  constraint honour_added_by_fkey FOREIGN KEY (added_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint honour_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint honour_achievement_check CHECK (((length(achievement) >= 1) AND (length(achievement) <= 80))),
  constraint honour_check CHECK (((length(who) <= 100) AND ((who <> ''::text) OR (kind = 'title'::text)))),
  constraint honour_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'hundred'::text, 'five-wickets'::text]))),
  constraint honour_occasion_check CHECK (((length(occasion) >= 1) AND (length(occasion) <= 120))),
  constraint honour_season_check CHECK ((season ~ '^\d{4}(/\d{2})?$'::text))
);

create table identity (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  linked_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  constraint identity_pkey PRIMARY KEY (id),
  constraint identity_of_one_account UNIQUE (provider, issuer, subject),
  constraint identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint identity_issuer_check CHECK ((issuer <> ''::text)),
  constraint identity_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text]))),
  constraint identity_subject_check CHECK ((subject <> ''::text))
);

create table innings (
  match_id uuid not null,
  innings smallint not null,
  team_id uuid not null,
  bowling_team_id uuid not null,
  super_over boolean not null,
  runs integer not null,
  wickets smallint not null,
  legal_balls integer not null,
  wides smallint not null,
  noballs smallint not null,
  byes smallint not null,
  legbyes smallint not null,
  penalty smallint not null,
  declared boolean not null,
  forfeited boolean not null,
  target integer,
  constraint innings_pkey PRIMARY KEY (match_id, innings),
  constraint innings_bowling_team_id_fkey FOREIGN KEY (bowling_team_id) REFERENCES team(id),
  constraint innings_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint innings_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id),
  constraint innings_counts_check CHECK (((runs >= '-5000'::integer) AND (legal_balls >= 0) AND ((wickets >= 0) AND (wickets <= 3000)) AND (innings > 0)))
);

create table installation_secret (
  only_one boolean not null default true,
  secret bytea not null,
  created_at timestamp with time zone not null default now(),
  previous bytea,
  constraint installation_secret_pkey PRIMARY KEY (only_one),
  constraint installation_secret_only_one_check CHECK (only_one),
  constraint installation_secret_previous_check CHECK ((length(previous) = 32)),
  constraint installation_secret_secret_check CHECK ((length(secret) = 32))
);

create table join_request (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  account_id uuid not null,
  note text not null,
  asked_at timestamp with time zone not null,
  child_name text,
  child_born_on date,
  constraint join_request_pkey PRIMARY KEY (id),
  constraint join_request_open_once UNIQUE (account_id, organisation_id),
  constraint join_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint join_request_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint join_request_child_born_on_check CHECK ((child_born_on > '1900-01-01'::date)),
  constraint join_request_child_has_both CHECK (((child_name IS NULL) = (child_born_on IS NULL))),
  constraint join_request_child_name_check CHECK (((length(child_name) >= 1) AND (length(child_name) <= 100))),
  constraint join_request_note_check CHECK ((length(note) <= 300))
);

create table lead (
  id uuid not null,
  organisation_id uuid not null,
  source text not null,
  name text not null,
  phone text not null,
  email text,
  email_key text,
  account_id uuid,
  student_name text not null,
  age smallint,
  programme_id uuid,
  question text not null,
  state text not null,
  lost_because text,
  note text not null default ''::text,
  follower_id uuid,
  follow_on date,
  batch_id uuid,
  token_hash bytea,
  enrolment_id uuid,
  asked_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint lead_pkey PRIMARY KEY (id),
  constraint lead_token_hash_key UNIQUE (token_hash),
  constraint lead_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint lead_batch_id_organisation_id_fkey FOREIGN KEY (batch_id, organisation_id) REFERENCES batch(id, organisation_id) ON DELETE SET NULL (batch_id),
  constraint lead_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(id),
  constraint lead_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint lead_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint lead_programme_id_organisation_id_fkey FOREIGN KEY (programme_id, organisation_id) REFERENCES programme(id, organisation_id) ON DELETE SET NULL (programme_id),
  constraint lead_age_check CHECK (((age >= 3) AND (age <= 99))),
  constraint lead_can_be_reached CHECK (((phone <> ''::text) OR (email IS NOT NULL))),
  constraint lead_check CHECK (((email IS NULL) = (email_key IS NULL))),
  constraint lead_check1 CHECK (((state = 'lost'::text) = (lost_because IS NOT NULL))),
  constraint lead_email_check CHECK ((length(email) <= 254)),
  constraint lead_lost_because_check CHECK ((lost_because = ANY (ARRAY['price'::text, 'time'::text, 'place'::text, 'age'::text, 'elsewhere'::text, 'no-answer'::text, 'other'::text]))),
  constraint lead_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint lead_note_check CHECK ((length(note) <= 2000)),
  constraint lead_phone_check CHECK ((length(phone) <= 40)),
  constraint lead_question_check CHECK ((length(question) <= 2000)),
  constraint lead_source_check CHECK ((source = ANY (ARRAY['page'::text, 'phone'::text]))),
  constraint lead_state_check CHECK ((state = ANY (ARRAY['new'::text, 'called'::text, 'lost'::text]))),
  constraint lead_student_name_check CHECK ((length(student_name) <= 100))
);

create table ledger_entry (
  id uuid not null default uuidv7(),
  event uuid not null,
  order_id uuid,
  account text not null,
  amount bigint not null,
  at timestamp with time zone not null,
  appointment_id uuid,
  constraint ledger_entry_pkey PRIMARY KEY (id),
  constraint ledger_entry_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint ledger_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint ledger_entry_account_check CHECK ((account = ANY (ARRAY['provider'::text, 'sales'::text, 'tax'::text, 'owed'::text, 'officials'::text, 'owed to officials'::text, 'paid out'::text]))),
  constraint ledger_entry_amount_check CHECK ((amount <> 0)),
  constraint ledger_entry_is_about_one CHECK ((num_nonnulls(order_id, appointment_id) = 1))
);

create table match (
  id uuid not null default uuidv7(),
  cricsheet_id text,
  tournament_id uuid,
  ground_id uuid,
  match_number text,
  stage text,
  match_group text,
  format text not null,
  match_type text not null,
  gender text not null,
  team_kind text not null,
  season text not null,
  starts_on date not null,
  ends_on date not null,
  starts_at timestamp with time zone,
  status text not null,
  setup jsonb not null,
  summary jsonb not null,
  result jsonb,
  result_text text not null default ''::text,
  seq integer not null default 0,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  starts_key bigint not null generated always as ((EXTRACT(epoch FROM (COALESCE(starts_at, ((starts_on)::timestamp without time zone AT TIME ZONE 'UTC'::text)) - to_timestamp((0)::double precision))))::bigint) stored,
  list_group smallint not null generated always as (
CASE status
    WHEN 'live'::text THEN 0
    WHEN 'upcoming'::text THEN 1
    ELSE 2
END) stored,
  list_key bigint not null generated always as (((EXTRACT(epoch FROM (COALESCE(starts_at, ((starts_on)::timestamp without time zone AT TIME ZONE 'UTC'::text)) - to_timestamp((0)::double precision))))::bigint *
CASE
    WHEN (status = ANY (ARRAY['live'::text, 'upcoming'::text])) THEN 1
    ELSE '-1'::integer
END)) stored,
  winner_id uuid generated always as ((COALESCE((result ->> 'winner'::text), ((result -> 'tieBreak'::text) ->> 'winner'::text)))::uuid) stored,
  visibility text not null default 'public'::text,
  closes_ground boolean not null default true,
  constraint match_pkey PRIMARY KEY (id),
  constraint match_cricsheet_id_key UNIQUE (cricsheet_id),
  constraint match_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground(id),
  constraint match_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id),
  constraint match_check CHECK ((ends_on >= starts_on)),
  constraint match_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'mixed'::text]))),
  constraint match_seq_check CHECK ((seq >= 0)),
  constraint match_status_check CHECK ((status = ANY (ARRAY['upcoming'::text, 'live'::text, 'complete'::text, 'abandoned'::text]))),
  constraint match_team_kind_check CHECK ((team_kind = ANY (ARRAY['international'::text, 'club'::text]))),
  constraint match_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'link'::text])))
);

create table match_contribution (
  match_id uuid not null,
  side smallint not null,
  team_id uuid not null,
  result text not null,
  decision text not null,
  balls_per_over smallint not null,
  quota_balls integer,
  runs integer,
  balls integer,
  innings jsonb not null,
  constraint match_contribution_pkey PRIMARY KEY (match_id, side),
  constraint match_contribution_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_contribution_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id),
  constraint match_contribution_balls_check CHECK ((balls >= 0)),
  constraint match_contribution_balls_per_over_check CHECK ((balls_per_over > 0)),
  constraint match_contribution_check CHECK (((runs IS NULL) = (balls IS NULL))),
  constraint match_contribution_decision_check CHECK ((decision = ANY (ARRAY['play'::text, 'tie break'::text, 'award'::text, 'walkover'::text, 'conceded'::text, 'forfeited'::text]))),
  constraint match_contribution_quota_balls_check CHECK ((quota_balls >= 0)),
  constraint match_contribution_result_check CHECK ((result = ANY (ARRAY['won'::text, 'lost'::text, 'tied'::text, 'drawn'::text, 'no result'::text]))),
  constraint match_contribution_runs_check CHECK ((runs >= '-5000'::integer)),
  constraint match_contribution_side_check CHECK ((side = ANY (ARRAY[0, 1])))
);

create table match_duty (
  id uuid not null default uuidv7(),
  entry_id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  player_id uuid,
  constraint match_duty_pkey PRIMARY KEY (id),
  constraint match_duty_entry_id_organisation_id_fkey FOREIGN KEY (entry_id, organisation_id) REFERENCES calendar_entry(id, organisation_id),
  constraint match_duty_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint match_duty_kind_check CHECK ((kind = ANY (ARRAY['scorer'::text, 'umpire'::text, 'teas'::text, 'lifts'::text, 'ground'::text])))
);

create table match_event (
  match_id uuid not null,
  seq integer not null,
  fact jsonb not null,
  recorded_by text not null,
  recorded_at timestamp with time zone not null default now(),
  constraint match_event_pkey PRIMARY KEY (match_id, seq),
  constraint match_event_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_event_seq_check CHECK ((seq > 0))
);

create table match_official (
  match_id uuid not null,
  role text not null,
  person_id uuid not null,
  "position" smallint not null,
  logged_as uuid,
  constraint match_official_pkey PRIMARY KEY (match_id, role, person_id),
  constraint match_official_logged_as_fkey FOREIGN KEY (logged_as) REFERENCES person(id),
  constraint match_official_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_official_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint match_official_role_check CHECK ((role = ANY (ARRAY['umpire'::text, 'tv-umpire'::text, 'reserve-umpire'::text, 'match-referee'::text, 'scorer'::text])))
);

create table match_player (
  match_id uuid not null,
  side smallint not null,
  person_id uuid not null,
  "position" smallint not null,
  logged_as uuid,
  constraint match_player_pkey PRIMARY KEY (match_id, side, person_id),
  constraint match_player_logged_as_fkey FOREIGN KEY (logged_as) REFERENCES person(id),
  constraint match_player_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_player_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint match_player_side_check CHECK ((side = ANY (ARRAY[0, 1])))
);

create table match_points (
  match_id uuid not null,
  tournament_id uuid not null,
  rules jsonb not null,
  constraint match_points_pkey PRIMARY KEY (match_id),
  constraint match_points_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_points_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint match_points_rules_check CHECK ((jsonb_typeof(rules) = 'object'::text))
);

create table match_scorer (
  match_id uuid not null,
  account_id uuid not null,
  invited_by uuid,
  added_at timestamp with time zone not null,
  constraint match_scorer_pkey PRIMARY KEY (match_id, account_id),
  constraint match_scorer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint match_scorer_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint match_scorer_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table match_scoring (
  match_id uuid not null,
  created_by uuid,
  idempotency_key text not null,
  request_hash bytea not null,
  created_at timestamp with time zone not null,
  entry_id uuid,
  constraint match_scoring_pkey PRIMARY KEY (match_id),
  constraint match_scoring_created_by_idempotency_key_key UNIQUE (created_by, idempotency_key),
  constraint match_scoring_once_a_sheet UNIQUE (entry_id),
  constraint match_scoring_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint match_scoring_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES calendar_entry(id) ON DELETE SET NULL,
  constraint match_scoring_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table match_sealed_log (
  match_id uuid not null,
  last_seq integer not null,
  facts text not null,
  constraint match_sealed_log_pkey PRIMARY KEY (match_id),
  constraint match_sealed_log_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_sealed_log_last_seq_check CHECK ((last_seq >= 0))
);

create table match_side (
  match_id uuid not null,
  side smallint not null,
  team_id uuid not null,
  constraint match_side_pkey PRIMARY KEY (match_id, side),
  constraint match_side_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_side_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id),
  constraint match_side_side_check CHECK ((side = ANY (ARRAY[0, 1])))
);

create table match_signature (
  id uuid not null default uuidv7(),
  match_id uuid not null,
  seq integer not null,
  head text not null,
  role text not null,
  side smallint,
  name text not null,
  taken_by uuid,
  signed_at timestamp with time zone not null,
  constraint match_signature_pkey PRIMARY KEY (id),
  constraint match_signature_once UNIQUE NULLS NOT DISTINCT (match_id, seq, role, side, name),
  constraint match_signature_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_signature_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint match_signature_captain_of_side CHECK (((role = 'captain'::text) = (side IS NOT NULL))),
  constraint match_signature_head_check CHECK ((head ~ '^[0-9a-f]{64}$'::text)),
  constraint match_signature_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
  constraint match_signature_role_check CHECK ((role = ANY (ARRAY['captain'::text, 'umpire'::text]))),
  constraint match_signature_seq_check CHECK ((seq > 0)),
  constraint match_signature_side_check CHECK ((side = ANY (ARRAY[0, 1])))
);

create table match_source (
  match_id uuid not null,
  source jsonb not null,
  constraint match_source_pkey PRIMARY KEY (match_id),
  constraint match_source_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table membership (
  organisation_id uuid not null,
  account_id uuid not null,
  role text not null,
  granted_by uuid,
  granted_at timestamp with time zone not null,
  constraint membership_pkey PRIMARY KEY (organisation_id, account_id, role),
  constraint membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint membership_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint membership_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint membership_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'scorer'::text, 'umpire'::text, 'coach'::text, 'player'::text, 'ground-manager'::text, 'gate-staff'::text, 'content-editor'::text])))
);

create table message (
  id uuid not null default uuidv7(),
  channel text not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  trouble text,
  forget_when_sent boolean not null default false,
  reply_to text,
  retry_key uuid,
  html text,
  unsubscribe_url text,
  send_after timestamp with time zone,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_retry_key_key UNIQUE (retry_key),
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint message_html_is_email CHECK (((channel = 'email'::text) OR ((html IS NULL) AND (unsubscribe_url IS NULL)))),
  constraint message_recipient_check CHECK ((recipient <> ''::text)),
  constraint message_reply_to_check CHECK ((reply_to !~ '[[:cntrl:]]'::text)),
  constraint message_subject_check CHECK ((subject !~ '[\r\n]'::text)),
  constraint message_unsubscribe_url_check CHECK ((unsubscribe_url !~ '[[:cntrl:][:space:]<>]'::text))
);

create table net_bowling (
  id uuid not null,
  player_id uuid not null,
  organisation_id uuid not null,
  day date not null,
  overs smallint not null,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint net_bowling_pkey PRIMARY KEY (id),
  constraint net_bowling_added_by_fkey FOREIGN KEY (added_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint net_bowling_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint net_bowling_day_check CHECK ((day > '2000-01-01'::date)),
  constraint net_bowling_overs_check CHECK (((overs >= 1) AND (overs <= 60)))
);

create table net_overs (
  enrolment_id uuid not null,
  day date not null,
  starts time without time zone not null,
  overs smallint not null,
  noted_by uuid,
  noted_at timestamp with time zone not null,
  constraint net_overs_pkey PRIMARY KEY (enrolment_id, day, starts),
  constraint net_overs_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(id),
  constraint net_overs_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint net_overs_overs_check CHECK (((overs >= 0) AND (overs <= 60)))
);

create table notice (
  account_id uuid not null,
  event_id uuid not null,
  read_at timestamp with time zone,
  constraint notice_pkey PRIMARY KEY (account_id, event_id),
  constraint notice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notice_event_id_fkey FOREIGN KEY (event_id) REFERENCES notice_event(id) ON DELETE CASCADE
);

create table notice_cursor (
  match_id uuid not null,
  seq integer not null,
  read_at timestamp with time zone not null,
  constraint notice_cursor_pkey PRIMARY KEY (match_id),
  constraint notice_cursor_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table notice_email (
  account_id uuid not null,
  event_id uuid not null,
  queued_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint notice_email_pkey PRIMARY KEY (account_id, event_id),
  constraint notice_email_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notice_email_event_id_fkey FOREIGN KEY (event_id) REFERENCES notice_event(id) ON DELETE CASCADE
);

create table notice_event (
  id uuid not null default uuidv7(),
  key text not null,
  kind text not null,
  match_id uuid,
  title text not null,
  body text not null,
  path text not null,
  happened_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  organisation_id uuid,
  seen_by text,
  constraint notice_event_pkey PRIMARY KEY (id),
  constraint notice_event_key_key UNIQUE (key),
  constraint notice_event_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint notice_event_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  constraint notice_event_check CHECK (((organisation_id IS NULL) = (seen_by IS NULL))),
  constraint notice_event_kind_check CHECK ((kind = ANY (ARRAY['match-start'::text, 'wicket'::text, 'innings-end'::text, 'result'::text, 'tournament'::text, 'club'::text, 'invitation'::text, 'booking'::text, 'order'::text, 'role'::text]))),
  constraint notice_event_path_check CHECK ((path ~~ '/%'::text)),
  constraint notice_event_seen_by_check CHECK ((seen_by = ANY (ARRAY['people'::text, 'coaches'::text, 'managers'::text])))
);

create table notice_preference (
  account_id uuid not null,
  kind text not null,
  channel text not null,
  wanted boolean not null,
  constraint notice_preference_pkey PRIMARY KEY (account_id, kind, channel),
  constraint notice_preference_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notice_preference_channel_check CHECK ((channel = ANY (ARRAY['page'::text, 'email'::text, 'push'::text]))),
  constraint notice_preference_kind_check CHECK ((kind = ANY (ARRAY['match-start'::text, 'wicket'::text, 'innings-end'::text, 'result'::text, 'tournament'::text, 'club'::text, 'invitation'::text, 'booking'::text, 'order'::text, 'role'::text])))
);

create table notice_schedule (
  account_id uuid not null,
  time_zone text not null,
  quiet_from time without time zone,
  quiet_until time without time zone,
  digest_at time without time zone,
  link_origin text,
  constraint notice_schedule_pkey PRIMARY KEY (account_id),
  constraint notice_schedule_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint notice_schedule_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL))),
  constraint notice_schedule_check1 CHECK ((quiet_from <> quiet_until)),
  constraint notice_schedule_link_origin_check CHECK ((link_origin ~ '^https?://[^/]+$'::text))
);

create table oauth_attempt (
  id uuid not null default uuidv7(),
  provider text not null,
  stage text not null default 'away'::text,
  key_hash bytea not null,
  browser_hash bytea not null,
  redirect_uri text not null,
  account_id uuid,
  issuer text,
  subject text,
  email text,
  email_verified boolean not null default false,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  expires_at timestamp with time zone not null,
  constraint oauth_attempt_pkey PRIMARY KEY (id),
  constraint oauth_attempt_key_hash_key UNIQUE (key_hash),
  constraint oauth_attempt_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint oauth_attempt_browser_hash_check CHECK ((length(browser_hash) = 32)),
  constraint oauth_attempt_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint oauth_attempt_knows_who CHECK (((stage = 'away'::text) OR ((issuer IS NOT NULL) AND (subject IS NOT NULL)))),
  constraint oauth_attempt_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text]))),
  constraint oauth_attempt_stage_check CHECK ((stage = ANY (ARRAY['away'::text, 'back'::text, 'known'::text])))
);

create table officer (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  "position" text not null,
  name text not null,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint officer_pkey PRIMARY KEY (id),
  constraint officer_once UNIQUE (organisation_id, "position", name),
  constraint officer_added_by_fkey FOREIGN KEY (added_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint officer_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint officer_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint officer_position_check CHECK (((length("position") >= 1) AND (length("position") <= 60)))
);

create table official (
  id uuid not null default uuidv7(),
  email_key text not null,
  account_id uuid,
  person_id uuid,
  away datemultirange not null default '{}'::datemultirange,
  constraint official_pkey PRIMARY KEY (id),
  constraint official_account_id_key UNIQUE (account_id),
  constraint official_email_key_key UNIQUE (email_key),
  constraint official_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint official_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL
);

create table official_conflict (
  panel_id uuid not null,
  team_id uuid not null,
  kind text not null,
  constraint official_conflict_pkey PRIMARY KEY (panel_id, team_id),
  constraint official_conflict_panel_id_fkey FOREIGN KEY (panel_id) REFERENCES panel_official(id) ON DELETE CASCADE,
  constraint official_conflict_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id),
  constraint official_conflict_kind_check CHECK ((kind = ANY (ARRAY['club'::text, 'family'::text])))
);

create table official_totals (
  person_id uuid not null,
  matches integer not null,
  roles jsonb not null,
  last_stood date,
  constraint official_totals_pkey PRIMARY KEY (person_id),
  constraint official_totals_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);

create table order_line (
  order_id uuid not null,
  "position" smallint not null,
  kind text not null,
  title text not null,
  quantity integer not null,
  unit_price bigint not null,
  amount bigint not null,
  discount bigint not null,
  tax_name text,
  tax_rate integer not null,
  tax_inclusive boolean not null,
  tax bigint not null,
  subject uuid not null,
  reference uuid,
  period text,
  place text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  time_zone text,
  constraint order_line_pkey PRIMARY KEY (order_id, "position"),
  constraint order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_line_check CHECK ((amount = (quantity * unit_price))),
  constraint order_line_check1 CHECK (((discount >= 0) AND (discount <= amount))),
  constraint order_line_check2 CHECK ((ends_at > starts_at)),
  constraint order_line_kind_check CHECK ((kind = ANY (ARRAY['booking'::text, 'package'::text, 'fee'::text, 'entry'::text]))),
  constraint order_line_period_check CHECK ((period = ANY (ARRAY['month'::text, 'year'::text, 'once'::text]))),
  constraint order_line_position_check CHECK (("position" > 0)),
  constraint order_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000))),
  constraint order_line_tax_check CHECK ((tax >= 0)),
  constraint order_line_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000))),
  constraint order_line_title_check CHECK ((title <> ''::text)),
  constraint order_line_unit_price_check CHECK (((unit_price >= 0) AND (unit_price <= '1000000000000'::bigint)))
);

create table orders (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  account_id uuid not null,
  number text not null,
  status text not null,
  currency text not null,
  subtotal bigint not null,
  discount bigint not null,
  tax_on_top bigint not null,
  tax_within bigint not null,
  total bigint not null,
  refunded bigint not null default 0,
  coupon_id uuid,
  idempotency_key text not null,
  request_hash bytea not null,
  placed_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint orders_pkey PRIMARY KEY (id),
  constraint order_one_per_key UNIQUE (account_id, idempotency_key),
  constraint orders_id_status_key UNIQUE (id, status),
  constraint orders_site_id_number_key UNIQUE (site_id, number),
  constraint orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint orders_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint orders_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id),
  constraint order_paid_has_time CHECK (((status = ANY (ARRAY['paid'::text, 'partly refunded'::text, 'refunded'::text])) = (paid_at IS NOT NULL))),
  constraint order_refund_as_status CHECK (
CASE status
    WHEN 'refunded'::text THEN (refunded = total)
    WHEN 'partly refunded'::text THEN ((refunded > 0) AND (refunded < total))
    ELSE (refunded = 0)
END),
  constraint order_refund_within_total CHECK (((refunded >= 0) AND (refunded <= total))),
  constraint order_total CHECK ((total = ((subtotal - discount) + tax_on_top))),
  constraint orders_check CHECK (((discount >= 0) AND (discount <= subtotal))),
  constraint orders_check1 CHECK ((expires_at > placed_at)),
  constraint orders_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 100))),
  constraint orders_number_check CHECK ((number ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$'::text)),
  constraint orders_request_hash_check CHECK ((length(request_hash) = 32)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'cancelled'::text, 'expired'::text, 'partly refunded'::text, 'refunded'::text]))),
  constraint orders_subtotal_check CHECK (((subtotal >= 0) AND (subtotal <= '1000000000000'::bigint))),
  constraint orders_tax_on_top_check CHECK ((tax_on_top >= 0)),
  constraint orders_tax_within_check CHECK ((tax_within >= 0))
);

create table organisation (
  id uuid not null default uuidv7(),
  kind text not null,
  name text not null,
  country text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  folded text not null generated always as (fold(name)) stored,
  initials text not null generated always as (initials_of(name)) stored,
  city text not null default ''::text,
  about text not null default ''::text,
  website text not null default ''::text,
  email text not null default ''::text,
  phone text not null default ''::text,
  revision integer not null default 1,
  made_by uuid,
  idempotency_key text,
  request_hash bytea,
  crest_id uuid,
  first_colour text,
  second_colour text,
  links text[] not null default '{}'::text[],
  badge_revision integer not null default 0,
  constraint organisation_pkey PRIMARY KEY (id),
  constraint organisation_kind_known UNIQUE (id, kind),
  constraint organisation_made_once UNIQUE (made_by, idempotency_key),
  constraint organisation_country_fkey FOREIGN KEY (country) REFERENCES country(code),
  constraint organisation_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint organisation_shows_its_own_crest FOREIGN KEY (id, crest_id) REFERENCES organisation_picture(organisation_id, id),
  constraint organisation_about_check CHECK ((length(about) <= 2000)),
  constraint organisation_city_check CHECK ((length(city) <= 80)),
  constraint organisation_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint organisation_first_colour_check CHECK ((first_colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint organisation_has_both_colours CHECK (((first_colour IS NULL) = (second_colour IS NULL))),
  constraint organisation_kind_check CHECK ((kind = ANY (ARRAY['club'::text, 'association'::text, 'academy'::text, 'ground-owner'::text]))),
  constraint organisation_links_check CHECK ((cardinality(links) <= 8)),
  constraint organisation_name_check CHECK ((name <> ''::text)),
  constraint organisation_second_colour_check CHECK ((second_colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint organisation_website_check CHECK (((website = ''::text) OR (website ~ '^https?://'::text)))
);

create table organisation_claim (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  account_id uuid not null,
  role text not null,
  evidence text not null,
  link text not null,
  made_at timestamp with time zone not null,
  state text not null default 'open'::text,
  reason text not null default ''::text,
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint organisation_claim_pkey PRIMARY KEY (id),
  constraint organisation_claim_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint organisation_claim_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint organisation_claim_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint organisation_claim_decided_when CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint organisation_claim_declined_why CHECK (((state = 'declined'::text) = (reason <> ''::text))),
  constraint organisation_claim_evidence_check CHECK (((evidence <> ''::text) AND (length(evidence) <= 1000))),
  constraint organisation_claim_link_check CHECK (((link = ''::text) OR ((link ~ '^https?://'::text) AND (length(link) <= 300)))),
  constraint organisation_claim_reason_check CHECK ((length(reason) <= 300)),
  constraint organisation_claim_role_check CHECK (((role <> ''::text) AND (length(role) <= 80))),
  constraint organisation_claim_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text])))
);

create table organisation_invitation (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  token_hash bytea not null,
  roles text[] not null,
  email text,
  email_key text,
  invited_by uuid,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  withdrawn_at timestamp with time zone,
  phone text,
  constraint organisation_invitation_pkey PRIMARY KEY (id),
  constraint organisation_invitation_token_hash_key UNIQUE (token_hash),
  constraint organisation_invitation_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint organisation_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint organisation_invitation_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint organisation_invitation_check CHECK (((email IS NULL) = (email_key IS NULL))),
  constraint organisation_invitation_check1 CHECK (((email IS NULL) OR (phone IS NULL))),
  constraint organisation_invitation_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint organisation_invitation_roles_check CHECK ((cardinality(roles) > 0))
);

create table organisation_picture (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  digest bytea not null,
  small bytea not null,
  large bytea not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  constraint organisation_picture_pkey PRIMARY KEY (id),
  constraint organisation_picture_of_organisation UNIQUE (organisation_id, id),
  constraint organisation_picture_once UNIQUE (organisation_id, digest),
  constraint organisation_picture_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint organisation_picture_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  constraint organisation_picture_digest_check CHECK ((length(digest) = 32))
);

create table own_format (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  name text not null,
  conditions jsonb not null,
  saved_at timestamp with time zone not null,
  constraint own_format_pkey PRIMARY KEY (id),
  constraint own_format_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint own_format_name_check CHECK ((name <> ''::text))
);

create table pack_use (
  enrolment_id uuid not null,
  day date not null,
  starts time without time zone not null,
  pack_id uuid not null,
  sessions smallint not null,
  nth smallint not null,
  constraint pack_use_pkey PRIMARY KEY (enrolment_id, day, starts),
  constraint pack_use_once UNIQUE (pack_id, nth),
  constraint pack_use_enrolment_id_day_starts_fkey FOREIGN KEY (enrolment_id, day, starts) REFERENCES attendance(enrolment_id, day, starts),
  constraint pack_use_pack_id_sessions_fkey FOREIGN KEY (pack_id, sessions) REFERENCES session_pack(id, sessions) ON UPDATE CASCADE,
  constraint pack_use_within_pack CHECK (((nth >= 1) AND (nth <= sessions)))
);

create table package (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  kind text not null,
  tier text,
  streaming_hours integer not null default 0,
  name text not null,
  summary text not null,
  features text[] not null default '{}'::text[],
  rank smallint not null default 0,
  is_sample boolean not null default false,
  archived_at timestamp with time zone,
  folded text generated always as (fold(name)) stored,
  constraint package_pkey PRIMARY KEY (id),
  constraint package_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id),
  constraint package_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'live-stream'::text]))),
  constraint package_name_check CHECK ((name <> ''::text)),
  constraint package_plan_has_tier CHECK (((kind = 'plan'::text) = (tier IS NOT NULL))),
  constraint package_streaming_hours_check CHECK ((streaming_hours >= 0)),
  constraint package_tier_check CHECK ((tier = ANY (ARRAY['freemium'::text, 'pro'::text])))
);

create table package_price (
  package_id uuid not null,
  period text not null,
  currency text not null,
  amount bigint not null,
  constraint package_price_pkey PRIMARY KEY (package_id, period, currency),
  constraint package_price_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint package_price_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE CASCADE,
  constraint package_price_amount_check CHECK (((amount >= 0) AND (amount <= '1000000000000'::bigint))),
  constraint package_price_period_check CHECK ((period = ANY (ARRAY['month'::text, 'year'::text, 'once'::text])))
);

create table panel_official (
  id uuid not null,
  official_id uuid not null,
  tournament_id uuid,
  organisation_id uuid,
  name text not null,
  email text not null,
  roles text[] not null,
  grade text not null,
  latitude double precision,
  longitude double precision,
  removed_at timestamp with time zone,
  constraint panel_official_pkey PRIMARY KEY (id),
  constraint panel_official_of_panel UNIQUE (id, official_id),
  constraint panel_official_official_id_fkey FOREIGN KEY (official_id) REFERENCES official(id),
  constraint panel_official_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint panel_official_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint panel_official_check CHECK ((num_nonnulls(tournament_id, organisation_id) = 1)),
  constraint panel_official_check1 CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint panel_official_grade_check CHECK ((grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text]))),
  constraint panel_official_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint panel_official_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint panel_official_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
  constraint panel_official_roles_check CHECK (((roles <> '{}'::text[]) AND (roles <@ ARRAY['umpire'::text, 'match-referee'::text, 'scorer'::text])))
);

create table passkey (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  credential_id bytea not null,
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint passkey_credential_id_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  constraint passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);

create table passkey_challenge (
  hash bytea not null,
  purpose text not null,
  account_id uuid,
  host text not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (hash),
  constraint passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'log-in'::text, 'prove'::text])))
);

create table password_reset (
  token_hash bytea not null,
  account_id uuid not null,
  email_key text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_reset_pkey PRIMARY KEY (token_hash),
  constraint password_reset_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint password_reset_token_hash_check CHECK ((length(token_hash) = 32))
);

create table payment (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  provider text not null,
  reference text not null,
  amount bigint not null,
  refunded bigint not null default 0,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_provider_reference_key UNIQUE (provider, reference),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payment_amount_check CHECK ((amount > 0)),
  constraint payment_provider_check CHECK ((provider = 'sandbox'::text)),
  constraint payment_reference_check CHECK ((reference <> ''::text)),
  constraint payment_refund_of_money CHECK (((refunded = 0) OR (status = 'succeeded'::text))),
  constraint payment_refund_within_amount CHECK (((refunded >= 0) AND (refunded <= amount))),
  constraint payment_settled_has_time CHECK (((status = 'pending'::text) = (settled_at IS NULL))),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
);

create table payment_event (
  provider text not null,
  event text not null,
  kind text not null,
  received_at timestamp with time zone not null,
  constraint payment_event_pkey PRIMARY KEY (provider, event),
  constraint payment_event_event_check CHECK (((length(event) >= 1) AND (length(event) <= 200)))
);

create table person (
  id uuid not null default uuidv7(),
  name text not null,
  cricsheet_id text,
  gender text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(name)) stored,
  made_by uuid,
  counts_as uuid,
  playing_role text,
  bats text,
  bowls text,
  constraint person_pkey PRIMARY KEY (id),
  constraint person_cricsheet_id_key UNIQUE (cricsheet_id),
  constraint person_counts_as_fkey FOREIGN KEY (counts_as) REFERENCES person(id),
  constraint person_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint person_bats_check CHECK ((bats = ANY (ARRAY['right'::text, 'left'::text]))),
  constraint person_bowls_check CHECK ((bowls = ANY (ARRAY['right-fast'::text, 'right-medium'::text, 'off-break'::text, 'leg-break'::text, 'left-fast'::text, 'left-medium'::text, 'left-orthodox'::text, 'left-wrist-spin'::text]))),
  constraint person_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint person_name_check CHECK ((name <> ''::text)),
  constraint person_playing_role_check CHECK ((playing_role = ANY (ARRAY['batter'::text, 'keeper'::text, 'all-rounder'::text, 'bowler'::text])))
);

create table person_change (
  id uuid not null,
  nth bigint not null generated always as identity,
  kind text not null,
  from_id uuid not null,
  into_id uuid not null,
  organisation_id uuid,
  made_by uuid,
  made_at timestamp with time zone not null,
  undone_by uuid,
  undone_at timestamp with time zone,
  constraint person_change_pkey PRIMARY KEY (id),
  constraint person_change_nth_key UNIQUE (nth),
  constraint person_change_from_id_fkey FOREIGN KEY (from_id) REFERENCES person(id),
  constraint person_change_into_id_fkey FOREIGN KEY (into_id) REFERENCES person(id),
  constraint person_change_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint person_change_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint person_change_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint person_change_check CHECK ((from_id <> into_id)),
  constraint person_change_check1 CHECK (((undone_by IS NULL) OR (undone_at IS NOT NULL))),
  constraint person_change_kind_check CHECK ((kind = ANY (ARRAY['merge'::text, 'split'::text])))
);

create table person_change_match (
  change_id uuid not null,
  match_id uuid not null,
  constraint person_change_match_pkey PRIMARY KEY (change_id, match_id),
  constraint person_change_match_change_id_fkey FOREIGN KEY (change_id) REFERENCES person_change(id),
  constraint person_change_match_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table plan_drill (
  batch_id uuid not null,
  organisation_id uuid not null,
  day date not null,
  starts time without time zone not null,
  place smallint not null,
  drill_id uuid not null,
  minutes smallint not null,
  note text not null,
  constraint plan_drill_pkey PRIMARY KEY (batch_id, day, starts, place),
  constraint plan_drill_batch_id_day_starts_fkey FOREIGN KEY (batch_id, day, starts) REFERENCES session_plan(batch_id, day, starts) ON DELETE CASCADE,
  constraint plan_drill_drill_id_organisation_id_fkey FOREIGN KEY (drill_id, organisation_id) REFERENCES drill(id, organisation_id),
  constraint plan_drill_minutes_check CHECK (((minutes >= 1) AND (minutes <= 240))),
  constraint plan_drill_note_check CHECK ((length(note) <= 300)),
  constraint plan_drill_place_check CHECK (((place >= 1) AND (place <= 30)))
);

create table platform_role (
  account_id uuid not null,
  role text not null,
  granted_at timestamp with time zone not null,
  constraint platform_role_pkey PRIMARY KEY (account_id, role),
  constraint platform_role_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint platform_role_role_check CHECK ((role = 'operator'::text))
);

create table player_totals (
  person_id uuid not null,
  named integer not null,
  matches integer not null,
  runs integer not null,
  wickets integer not null,
  last_played date,
  teams uuid[] not null default '{}'::uuid[],
  gender text,
  constraint player_totals_pkey PRIMARY KEY (person_id),
  constraint player_totals_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);

create table post (
  id uuid not null default uuidv7(),
  site_id uuid,
  kind text not null,
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  category text not null,
  author text not null,
  cover_seed text not null,
  meta jsonb not null default '{}'::jsonb,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  folded text generated always as (fold(((((title || ' '::text) || summary) || ' '::text) || category))) stored,
  revision integer not null default 1,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid,
  made_with uuid,
  cover_id uuid,
  cover_alt text not null default ''::text,
  social_id uuid,
  rendered jsonb,
  organisation_id uuid,
  constraint post_pkey PRIMARY KEY (id),
  constraint post_made_once UNIQUE (made_with),
  constraint post_one_slug UNIQUE NULLS NOT DISTINCT (site_id, slug),
  constraint post_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint post_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES post_picture(id),
  constraint post_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint post_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint post_social_id_fkey FOREIGN KEY (social_id) REFERENCES post_picture(id),
  constraint post_cover_in_words CHECK (((cover_id IS NULL) OR (cover_alt <> ''::text))),
  constraint post_kind_check CHECK ((kind = ANY (ARRAY['blog'::text, 'news'::text, 'legend'::text, 'page'::text]))),
  constraint post_of_organisation_is_on_a_site CHECK (((organisation_id IS NULL) OR ((site_id IS NOT NULL) AND (kind = ANY (ARRAY['blog'::text, 'news'::text]))))),
  constraint post_out_at_a_time CHECK (((status = ANY (ARRAY['draft'::text, 'archived'::text])) OR (published_at IS NOT NULL))),
  constraint post_revision_check CHECK ((revision > 0)),
  constraint post_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 100))),
  constraint post_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  constraint post_title_check CHECK ((title <> ''::text))
);

create table post_former_slug (
  site_id uuid,
  slug text not null,
  post_id uuid not null,
  left_at timestamp with time zone not null,
  constraint post_former_slug_once UNIQUE NULLS NOT DISTINCT (site_id, slug),
  constraint post_former_slug_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  constraint post_former_slug_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE
);

create table post_picture (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  digest bytea not null,
  small bytea not null,
  large bytea not null,
  share bytea not null,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  constraint post_picture_pkey PRIMARY KEY (id),
  constraint post_picture_once UNIQUE (site_id, digest),
  constraint post_picture_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint post_picture_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint post_picture_digest_check CHECK ((length(digest) = 32))
);

create table post_revision (
  post_id uuid not null,
  number integer not null,
  title text not null,
  summary text not null,
  body text not null,
  meta jsonb not null,
  revised_at timestamp with time zone not null default now(),
  kind text not null,
  slug text not null,
  category text not null,
  author text not null,
  cover_seed text not null,
  cover_id uuid,
  cover_alt text not null,
  social_id uuid,
  status text not null,
  published_at timestamp with time zone,
  saved_by uuid,
  rendered jsonb,
  constraint post_revision_pkey PRIMARY KEY (post_id, number),
  constraint post_revision_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES post_picture(id),
  constraint post_revision_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  constraint post_revision_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint post_revision_social_id_fkey FOREIGN KEY (social_id) REFERENCES post_picture(id),
  constraint post_revision_number_check CHECK ((number > 0))
);

create table private_calendar (
  account_id uuid not null,
  id uuid not null,
  made_at timestamp with time zone not null,
  constraint private_calendar_pkey PRIMARY KEY (account_id),
  constraint private_calendar_id_key UNIQUE (id),
  constraint private_calendar_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table programme (
  id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  name text not null,
  level text not null,
  age_from smallint,
  age_to smallint,
  about text not null default ''::text,
  price text not null default ''::text,
  is_public boolean not null,
  constraint programme_pkey PRIMARY KEY (id),
  constraint programme_named_once UNIQUE (organisation_id, name),
  constraint programme_of_organisation UNIQUE (id, organisation_id),
  constraint programme_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint programme_about_check CHECK ((length(about) <= 2000)),
  constraint programme_age_from_check CHECK (((age_from >= 3) AND (age_from <= 99))),
  constraint programme_age_to_check CHECK (((age_to >= 3) AND (age_to <= 99))),
  constraint programme_check CHECK ((age_to >= age_from)),
  constraint programme_kind_check CHECK ((kind = ANY (ARRAY['course'::text, 'camp'::text]))),
  constraint programme_level_check CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'any'::text]))),
  constraint programme_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint programme_price_check CHECK ((length(price) <= 120))
);

create table push_delivery (
  subscription_id uuid not null,
  event_id uuid not null,
  queued_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  attempts smallint not null default 0,
  constraint push_delivery_pkey PRIMARY KEY (subscription_id, event_id),
  constraint push_delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES notice_event(id) ON DELETE CASCADE,
  constraint push_delivery_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscription(id) ON DELETE CASCADE
);

create table push_key (
  only_one boolean not null default true,
  public_key bytea not null,
  sealed_private bytea not null,
  created_at timestamp with time zone not null,
  constraint push_key_pkey PRIMARY KEY (only_one),
  constraint push_key_only_one_check CHECK (only_one),
  constraint push_key_public_key_check CHECK ((length(public_key) = 65))
);

create table push_subscription (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh bytea not null,
  auth bytea not null,
  created_at timestamp with time zone not null,
  constraint push_subscription_pkey PRIMARY KEY (id),
  constraint push_subscription_endpoint_key UNIQUE (endpoint),
  constraint push_subscription_session_id_key UNIQUE (session_id),
  constraint push_subscription_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint push_subscription_auth_check CHECK ((length(auth) = 16)),
  constraint push_subscription_endpoint_check CHECK ((endpoint ~ '^https?://'::text)),
  constraint push_subscription_p256dh_check CHECK ((length(p256dh) = 65))
);

create table recovery_code (
  account_id uuid not null,
  hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (account_id, hash),
  constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table refresh_token (
  hash bytea not null,
  session_id uuid not null,
  used_at timestamp with time zone,
  constraint refresh_token_pkey PRIMARY KEY (hash),
  constraint refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint refresh_token_hash_check CHECK ((length(hash) = 32))
);

create table refund (
  id uuid not null default uuidv7(),
  payment_id uuid not null,
  order_id uuid not null,
  amount bigint not null,
  reason text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint refund_amount_check CHECK ((amount > 0)),
  constraint refund_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'paid too late'::text, 'paid twice'::text])))
);

create table registered_person (
  id uuid not null default uuidv7(),
  association_id uuid not null,
  number integer not null,
  name text not null,
  folded text not null generated always as (fold(name)) stored,
  account_id uuid,
  is_overseas boolean not null default false,
  is_star boolean not null default false,
  added_at timestamp with time zone not null,
  constraint registered_person_pkey PRIMARY KEY (id),
  constraint registered_person_number UNIQUE (association_id, number),
  constraint registered_person_of_association UNIQUE (id, association_id),
  constraint registered_person_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint registered_person_association_id_fkey FOREIGN KEY (association_id) REFERENCES association(organisation_id),
  constraint registered_person_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
  constraint registered_person_number_check CHECK ((number > 0))
);

create table registration (
  id uuid not null default uuidv7(),
  association_id uuid not null,
  person_id uuid not null,
  organisation_id uuid not null,
  player_id uuid not null,
  kind text not null,
  state text not null,
  days daterange not null,
  reason text not null default ''::text,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint registration_pkey PRIMARY KEY (id),
  constraint registration_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint registration_person_id_association_id_fkey FOREIGN KEY (person_id, association_id) REFERENCES registered_person(id, association_id),
  constraint registration_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint registration_one_club EXCLUDE USING gist (person_id WITH =, days WITH &&) WHERE ((state = ANY (ARRAY['asked'::text, 'approved'::text]))),
  constraint registration_days_check CHECK (((NOT isempty(days)) AND (NOT lower_inf(days)) AND (NOT upper_inf(days)))),
  constraint registration_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'loan'::text]))),
  constraint registration_reason_check CHECK ((length(reason) <= 300)),
  constraint registration_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'declined'::text, 'ended'::text])))
);

create table report_card (
  enrolment_id uuid not null,
  comment text not null,
  token_hash bytea,
  shared_at timestamp with time zone,
  written_by uuid,
  written_at timestamp with time zone not null,
  constraint report_card_pkey PRIMARY KEY (enrolment_id),
  constraint report_card_token_hash_key UNIQUE (token_hash),
  constraint report_card_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(id),
  constraint report_card_written_by_fkey FOREIGN KEY (written_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint report_card_check CHECK (((token_hash IS NULL) = (shared_at IS NULL))),
  constraint report_card_comment_check CHECK ((length(comment) <= 2000))
);

create table review (
  id uuid not null default uuidv7(),
  ground_id uuid not null,
  account_id uuid not null,
  booking_id uuid not null,
  stars smallint not null,
  body text not null,
  written_at timestamp with time zone not null,
  reply text,
  replied_by uuid,
  replied_at timestamp with time zone,
  constraint review_pkey PRIMARY KEY (id),
  constraint review_one_each UNIQUE (ground_id, account_id),
  constraint review_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint review_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking(id),
  constraint review_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground(id),
  constraint review_replied_by_fkey FOREIGN KEY (replied_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint review_reply_check CHECK ((reply <> ''::text)),
  constraint review_reply_has_time CHECK (((reply IS NULL) = (replied_at IS NULL))),
  constraint review_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);

create table sandbox_payment (
  reference text not null,
  outcome text,
  decided_at timestamp with time zone,
  settles_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint sandbox_payment_pkey PRIMARY KEY (reference),
  constraint sandbox_payment_decided_has_time CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint sandbox_payment_outcome_check CHECK ((outcome = ANY (ARRAY['succeed'::text, 'decline'::text, 'later'::text, 'never-returns'::text]))),
  constraint sandbox_payment_put_off_has_time CHECK (((outcome = 'later'::text) = (settles_at IS NOT NULL))),
  constraint sandbox_payment_reference_check CHECK ((length(reference) = 43))
);

create table scorer_invitation (
  id uuid not null default uuidv7(),
  match_id uuid not null,
  token_hash bytea not null,
  invited_by uuid,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint scorer_invitation_pkey PRIMARY KEY (id),
  constraint scorer_invitation_token_hash_key UNIQUE (token_hash),
  constraint scorer_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE CASCADE,
  constraint scorer_invitation_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table scoring_claim (
  match_id uuid not null,
  device text not null,
  label text not null,
  account_id uuid not null,
  since timestamp with time zone not null,
  constraint scoring_claim_pkey PRIMARY KEY (match_id),
  constraint scoring_claim_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint scoring_claim_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table scoring_event (
  id uuid not null default uuidv7(),
  match_id uuid not null,
  kind text not null,
  account_id uuid,
  device text not null default ''::text,
  reason text not null default ''::text,
  at timestamp with time zone not null,
  constraint scoring_event_pkey PRIMARY KEY (id),
  constraint scoring_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint scoring_event_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint scoring_event_kind_check CHECK ((kind = ANY (ARRAY['claimed'::text, 'asked'::text, 'granted'::text, 'taken-over'::text, 'released'::text, 'invited'::text, 'joined'::text, 'removed'::text])))
);

create table scoring_proposal (
  id uuid not null,
  match_id uuid not null,
  account_id uuid,
  after integer not null,
  facts jsonb not null,
  proposed_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  constraint scoring_proposal_pkey PRIMARY KEY (id),
  constraint scoring_proposal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint scoring_proposal_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint scoring_proposal_after_check CHECK ((after >= 0)),
  constraint scoring_proposal_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text]))),
  constraint scoring_proposal_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint scoring_proposal_facts_check CHECK (((jsonb_array_length(facts) >= 1) AND (jsonb_array_length(facts) <= 200)))
);

create table scoring_request (
  match_id uuid not null,
  device text not null,
  label text not null,
  account_id uuid not null,
  asked_at timestamp with time zone not null,
  constraint scoring_request_pkey PRIMARY KEY (match_id, device),
  constraint scoring_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint scoring_request_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE
);

create table second_factor (
  account_id uuid not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  constraint second_factor_pkey PRIMARY KEY (account_id),
  constraint second_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table security_event (
  id uuid not null default uuidv7(),
  account_id uuid,
  kind text not null,
  session_id uuid,
  address text not null,
  user_agent text not null,
  at timestamp with time zone not null,
  subject_id uuid,
  details jsonb not null default '{}'::jsonb,
  constraint security_event_pkey PRIMARY KEY (id),
  constraint security_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint security_event_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint security_event_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (octet_length((details)::text) <= 2000))),
  constraint security_event_kind_check CHECK ((kind ~ '^[a-z]+(-[a-z]+)*$'::text))
);

create table selection (
  entry_id uuid not null,
  player_id uuid not null,
  organisation_id uuid not null,
  days daterange not null,
  state text not null,
  told text,
  place smallint not null default 0,
  shirt smallint,
  is_captain boolean not null default false,
  is_keeper boolean not null default false,
  constraint selection_pkey PRIMARY KEY (entry_id, player_id),
  constraint selection_on_days FOREIGN KEY (entry_id, organisation_id, days) REFERENCES calendar_entry(id, organisation_id, days) ON UPDATE CASCADE,
  constraint selection_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint selection_one_eleven_a_day EXCLUDE USING gist (player_id WITH =, days WITH &&) WHERE ((state = ANY (ARRAY['playing'::text, 'reserve'::text, 'asked'::text]))),
  constraint selection_shirt_check CHECK (((shirt >= 0) AND (shirt <= 999))),
  constraint selection_state_check CHECK ((state = ANY (ARRAY['playing'::text, 'reserve'::text, 'asked'::text, 'withdrawn'::text, 'left-out'::text]))),
  constraint selection_told_check CHECK ((told = ANY (ARRAY['playing'::text, 'reserve'::text, 'asked'::text, 'withdrawn'::text, 'left-out'::text])))
);

create table session (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by text,
  second_factor_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint session_check CHECK ((expires_at > created_at)),
  constraint session_end_has_a_reason CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint session_ended_by_check CHECK ((ended_by = ANY (ARRAY['logout'::text, 'sign-out-everywhere'::text, 'password-change'::text, 'password-reset'::text, 're-use'::text, 'email-undone'::text, 'suspension'::text])))
);

create table session_absence (
  enrolment_id uuid not null,
  day date not null,
  starts time without time zone not null,
  note text not null default ''::text,
  told_at timestamp with time zone not null,
  constraint session_absence_pkey PRIMARY KEY (enrolment_id, day, starts),
  constraint session_absence_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(id) ON DELETE CASCADE,
  constraint session_absence_note_check CHECK ((length(note) <= 200))
);

create table session_cancelled (
  batch_id uuid not null,
  organisation_id uuid not null,
  day date not null,
  starts time without time zone not null,
  reason text not null default ''::text,
  cancelled_by uuid,
  cancelled_at timestamp with time zone not null,
  constraint session_cancelled_pkey PRIMARY KEY (batch_id, day, starts),
  constraint session_cancelled_batch_id_organisation_id_fkey FOREIGN KEY (batch_id, organisation_id) REFERENCES batch(id, organisation_id),
  constraint session_cancelled_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint session_cancelled_reason_check CHECK ((length(reason) <= 200))
);

create table session_pack (
  id uuid not null,
  organisation_id uuid not null,
  student_id uuid not null,
  tariff_id uuid not null,
  bought smallint not null,
  sessions smallint not null,
  bought_at timestamp with time zone not null,
  refunded_at timestamp with time zone,
  constraint session_pack_pkey PRIMARY KEY (id),
  constraint session_pack_holds UNIQUE (id, sessions),
  constraint session_pack_student_id_organisation_id_fkey FOREIGN KEY (student_id, organisation_id) REFERENCES student(id, organisation_id),
  constraint session_pack_tariff_id_organisation_id_fkey FOREIGN KEY (tariff_id, organisation_id) REFERENCES tariff(id, organisation_id),
  constraint session_pack_bought_check CHECK (((bought >= 2) AND (bought <= 100))),
  constraint session_pack_check CHECK (((sessions >= 0) AND (sessions <= bought))),
  constraint session_pack_check1 CHECK (((refunded_at IS NOT NULL) OR (sessions = bought)))
);

create table session_plan (
  batch_id uuid not null,
  organisation_id uuid not null,
  day date not null,
  starts time without time zone not null,
  aim text not null,
  planned_by uuid,
  planned_at timestamp with time zone not null,
  constraint session_plan_pkey PRIMARY KEY (batch_id, day, starts),
  constraint session_plan_batch_id_organisation_id_fkey FOREIGN KEY (batch_id, organisation_id) REFERENCES batch(id, organisation_id) ON DELETE CASCADE,
  constraint session_plan_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint session_plan_aim_check CHECK ((length(aim) <= 500))
);

create table shipped_post (
  slug text not null,
  loaded_at timestamp with time zone not null default now(),
  constraint shipped_post_pkey PRIMARY KEY (slug)
);

create table site (
  id uuid not null default uuidv7(),
  name text not null,
  tagline text not null,
  description text not null,
  country text not null,
  currency text not null,
  locale text not null,
  time_zone text not null,
  no_reply text not null,
  contact_email text not null,
  theme jsonb not null default '{}'::jsonb,
  links jsonb not null default '{}'::jsonb,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  organisation_id uuid,
  name_min smallint not null default 4,
  name_max smallint not null default 40,
  revision integer not null default 1,
  logo_id uuid,
  constraint site_pkey PRIMARY KEY (id),
  constraint site_country_is_known FOREIGN KEY (country) REFERENCES country(code),
  constraint site_currency_is_known FOREIGN KEY (currency) REFERENCES currency(code),
  constraint site_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint site_shows_its_own_logo FOREIGN KEY (id, logo_id) REFERENCES site_logo(site_id, id),
  constraint site_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint site_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint site_name_check CHECK ((name <> ''::text)),
  constraint site_names_have_room CHECK (((1 <= name_min) AND (name_min <= name_max) AND (name_max <= 100))),
  constraint site_revision_check CHECK ((revision > 0))
);

create table site_change (
  site_id uuid not null,
  revision integer not null,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  before jsonb not null,
  after jsonb not null,
  constraint site_change_pkey PRIMARY KEY (site_id, revision),
  constraint site_change_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint site_change_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint site_change_after_check CHECK ((after <> '{}'::jsonb)),
  constraint site_change_revision_check CHECK ((revision > 1))
);

create table site_host (
  host text not null,
  site_id uuid not null,
  constraint site_host_pkey PRIMARY KEY (host),
  constraint site_host_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint site_host_host_check CHECK (((host = lower(host)) AND (host <> ''::text)))
);

create table site_logo (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  digest bytea not null,
  small bytea not null,
  large bytea not null,
  width integer not null,
  height integer not null,
  seen_on text not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  constraint site_logo_pkey PRIMARY KEY (id),
  constraint site_logo_of_its_site UNIQUE (site_id, id),
  constraint site_logo_once UNIQUE (site_id, digest),
  constraint site_logo_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint site_logo_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint site_logo_digest_check CHECK ((length(digest) = 32)),
  constraint site_logo_height_check CHECK ((height > 0)),
  constraint site_logo_seen_on_check CHECK ((seen_on = ANY (ARRAY['both'::text, 'light'::text, 'dark'::text]))),
  constraint site_logo_width_check CHECK ((width > 0))
);

create table skill (
  id uuid not null,
  organisation_id uuid not null,
  programme_id uuid not null,
  name text not null,
  levels text[] not null,
  place smallint not null,
  constraint skill_pkey PRIMARY KEY (id),
  constraint skill_named_once UNIQUE (programme_id, name) DEFERRABLE,
  constraint skill_of_programme UNIQUE (id, programme_id),
  constraint skill_programme_id_organisation_id_fkey FOREIGN KEY (programme_id, organisation_id) REFERENCES programme(id, organisation_id),
  constraint skill_levels_check CHECK (((cardinality(levels) >= 2) AND (cardinality(levels) <= 6))),
  constraint skill_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

create table squad_player (
  team_id uuid not null,
  season text not null,
  player_id uuid not null,
  organisation_id uuid not null,
  shirt smallint,
  is_captain boolean not null default false,
  is_keeper boolean not null default false,
  added_at timestamp with time zone not null,
  constraint squad_player_pkey PRIMARY KEY (team_id, season, player_id),
  constraint squad_player_player_id_organisation_id_fkey FOREIGN KEY (player_id, organisation_id) REFERENCES club_player(id, organisation_id),
  constraint squad_player_team_id_organisation_id_fkey FOREIGN KEY (team_id, organisation_id) REFERENCES team(id, organisation_id),
  constraint squad_player_season_check CHECK ((season ~ '^\d{4}(/\d{2})?$'::text)),
  constraint squad_player_shirt_check CHECK (((shirt >= 0) AND (shirt <= 999)))
);

create table student (
  id uuid not null default uuidv7(),
  organisation_id uuid not null,
  account_id uuid,
  is_self boolean not null,
  name text not null,
  folded text not null generated always as (fold(name)) stored,
  born_on date,
  medical text not null default ''::text,
  contact_name text not null default ''::text,
  contact_phone text not null default ''::text,
  shows_name boolean not null default false,
  shows_picture boolean not null default false,
  consented_at timestamp with time zone not null,
  constraint student_pkey PRIMARY KEY (id),
  constraint student_of_organisation UNIQUE (id, organisation_id),
  constraint student_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint student_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint student_born_on_check CHECK ((born_on > '1900-01-01'::date)),
  constraint student_check CHECK ((is_self OR (born_on IS NOT NULL) OR (account_id IS NULL))),
  constraint student_contact_name_check CHECK ((length(contact_name) <= 100)),
  constraint student_contact_phone_check CHECK ((length(contact_phone) <= 40)),
  constraint student_medical_check CHECK ((length(medical) <= 1000)),
  constraint student_name_check CHECK ((length(name) <= 100))
);

create table tariff (
  id uuid not null,
  organisation_id uuid not null,
  programme_id uuid not null,
  batch_id uuid,
  kind text not null,
  product_id uuid not null,
  due_day smallint,
  sessions smallint,
  is_shared boolean not null,
  ended_at timestamp with time zone,
  constraint tariff_pkey PRIMARY KEY (id),
  constraint tariff_of_organisation UNIQUE (id, organisation_id),
  constraint tariff_product_id_key UNIQUE (product_id),
  constraint tariff_batch_id_organisation_id_fkey FOREIGN KEY (batch_id, organisation_id) REFERENCES batch(id, organisation_id),
  constraint tariff_product_id_organisation_id_fkey FOREIGN KEY (product_id, organisation_id) REFERENCES fee_product(id, organisation_id),
  constraint tariff_programme_id_organisation_id_fkey FOREIGN KEY (programme_id, organisation_id) REFERENCES programme(id, organisation_id),
  constraint tariff_check CHECK (((kind = 'month'::text) = (due_day IS NOT NULL))),
  constraint tariff_check1 CHECK (((kind = 'pack'::text) = (sessions IS NOT NULL))),
  constraint tariff_due_day_check CHECK (((due_day >= 1) AND (due_day <= 28))),
  constraint tariff_kind_check CHECK ((kind = ANY (ARRAY['term'::text, 'month'::text, 'pack'::text]))),
  constraint tariff_sessions_check CHECK (((sessions >= 2) AND (sessions <= 100)))
);

create table tax (
  id uuid not null default uuidv7(),
  country text not null,
  line_kind text not null,
  name text not null,
  rate integer not null,
  inclusive boolean not null,
  is_sample boolean not null default false,
  constraint tax_pkey PRIMARY KEY (id),
  constraint tax_country_line_kind_key UNIQUE (country, line_kind),
  constraint tax_country_fkey FOREIGN KEY (country) REFERENCES country(code),
  constraint tax_line_kind_check CHECK ((line_kind = ANY (ARRAY['booking'::text, 'package'::text, 'fee'::text, 'entry'::text]))),
  constraint tax_name_check CHECK ((name <> ''::text)),
  constraint tax_rate_check CHECK (((rate >= 0) AND (rate <= 10000)))
);

create table team (
  id uuid not null default uuidv7(),
  name text not null,
  short_name text,
  gender text not null,
  kind text not null,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(name)) stored,
  organisation_id uuid,
  initials text not null generated always as (initials_of(name)) stored,
  made_by uuid,
  made_here boolean not null default false,
  idempotency_key text,
  constraint team_pkey PRIMARY KEY (id),
  constraint team_asked_once UNIQUE (organisation_id, idempotency_key),
  constraint team_of_organisation UNIQUE (id, organisation_id),
  constraint team_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint team_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint team_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'mixed'::text]))),
  constraint team_kind_check CHECK ((kind = ANY (ARRAY['international'::text, 'club'::text]))),
  constraint team_name_check CHECK ((name <> ''::text))
);

create table totals_due (
  person_id uuid not null
);

create table tournament (
  id uuid not null default uuidv7(),
  name text not null,
  season text not null,
  gender text not null,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(((name || ' '::text) || season))) stored,
  organisation_id uuid,
  initials text not null generated always as (initials_of(name)) stored,
  made_here boolean not null default false,
  constraint tournament_pkey PRIMARY KEY (id),
  constraint tournament_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint tournament_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'mixed'::text]))),
  constraint tournament_name_check CHECK ((name <> ''::text))
);

create table tournament_adjustment (
  id uuid not null,
  tournament_id uuid not null,
  team_id uuid not null,
  points double precision not null,
  reason text not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  fine text,
  constraint tournament_adjustment_pkey PRIMARY KEY (id),
  constraint tournament_adjustment_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_adjustment_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_adjustment_tournament_id_team_id_fkey FOREIGN KEY (tournament_id, team_id) REFERENCES tournament_entry(tournament_id, team_id),
  constraint tournament_adjustment_does_something CHECK (((points <> (0)::double precision) OR (fine IS NOT NULL))),
  constraint tournament_adjustment_fine_check CHECK (((fine <> ''::text) AND (length(fine) <= 60))),
  constraint tournament_adjustment_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
);

create table tournament_bye (
  tournament_id uuid not null,
  round smallint not null,
  team_id uuid not null,
  constraint tournament_bye_pkey PRIMARY KEY (tournament_id, round),
  constraint bye_once UNIQUE (tournament_id, team_id),
  constraint tournament_bye_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_bye_tournament_id_team_id_fkey FOREIGN KEY (tournament_id, team_id) REFERENCES tournament_entry(tournament_id, team_id),
  constraint tournament_bye_round_check CHECK ((round > 0))
);

create table tournament_decision (
  id uuid not null default uuidv7(),
  tournament_id uuid not null,
  fixture_id uuid,
  kind text not null,
  said jsonb not null,
  decided_by uuid,
  decided_at timestamp with time zone not null,
  home_id uuid,
  away_id uuid,
  constraint tournament_decision_pkey PRIMARY KEY (id),
  constraint tournament_decision_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_decision_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES tournament_fixture(id) ON DELETE SET NULL,
  constraint tournament_decision_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_decision_kind_check CHECK ((kind = ANY (ARRAY['told'::text, 'agreed'::text, 'disputed'::text, 'decided'::text, 'stood'::text, 'late'::text, 'replayed'::text, 'moved'::text, 'shortened'::text, 'removed'::text, 'overtaken'::text, 'points'::text, 'fined'::text, 'fine withdrawn'::text, 'coin'::text, 'lots'::text, 'lot withdrawn'::text, 'seeded'::text, 'grouped'::text, 'rules changed'::text, 'withdrawn'::text, 'plays again'::text])))
);

create table tournament_entry (
  id uuid not null,
  tournament_id uuid not null,
  team_id uuid not null,
  status text not null,
  group_name text,
  manager_id uuid,
  entered_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  seed smallint,
  fee bigint,
  fee_refund_until timestamp with time zone,
  constraint tournament_entry_pkey PRIMARY KEY (id),
  constraint tournament_entry_once UNIQUE (tournament_id, team_id),
  constraint tournament_entry_seed_once UNIQUE (tournament_id, seed) DEFERRABLE,
  constraint tournament_entry_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_entry_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id),
  constraint tournament_entry_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_entry_check CHECK (((group_name IS NULL) OR (status = ANY (ARRAY['accepted'::text, 'withdrawn'::text])))),
  constraint tournament_entry_fee_check CHECK (((fee >= 1) AND (fee <= '1000000000000'::bigint))),
  constraint tournament_entry_refunds_a_fee CHECK (((fee_refund_until IS NULL) OR (fee IS NOT NULL))),
  constraint tournament_entry_seed_check CHECK (((seed >= 1) AND (seed <= 512))),
  constraint tournament_entry_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'requested'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);

create table tournament_entry_payment (
  id uuid not null default uuidv7(),
  entry_id uuid not null,
  way text not null,
  order_id uuid,
  order_status text,
  reason text,
  entered_by uuid not null,
  entered_at timestamp with time zone not null,
  ended_as text,
  ended_by uuid,
  ended_at timestamp with time zone,
  is_past boolean not null default false,
  live boolean not null generated always as (
CASE
    WHEN (order_status IS NULL) THEN (ended_as IS NULL)
    ELSE (order_status = ANY (ARRAY['pending'::text, 'paid'::text, 'partly refunded'::text]))
END) stored,
  constraint tournament_entry_payment_pkey PRIMARY KEY (id),
  constraint tournament_entry_payment_order_id_key UNIQUE (order_id),
  constraint tournament_entry_payment_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id),
  constraint tournament_entry_payment_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES account(id),
  constraint tournament_entry_payment_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES tournament_entry(id) ON DELETE CASCADE,
  constraint tournament_entry_payment_order_id_order_status_fkey FOREIGN KEY (order_id, order_status) REFERENCES orders(id, status) ON UPDATE CASCADE,
  constraint entry_pays_once EXCLUDE USING btree (entry_id WITH =) WHERE (live),
  constraint tournament_entry_payment_check CHECK (((way = 'card'::text) = (order_id IS NOT NULL))),
  constraint tournament_entry_payment_check1 CHECK (((order_id IS NULL) = (order_status IS NULL))),
  constraint tournament_entry_payment_check2 CHECK (((way = 'waived'::text) = (reason IS NOT NULL))),
  constraint tournament_entry_payment_check3 CHECK ((num_nulls(ended_as, ended_by, ended_at) = ANY (ARRAY[0, 3]))),
  constraint tournament_entry_payment_check4 CHECK (((ended_as IS NULL) OR (way <> 'card'::text))),
  constraint tournament_entry_payment_check5 CHECK (((ended_as IS DISTINCT FROM 'refunded'::text) OR (way <> 'waived'::text))),
  constraint tournament_entry_payment_check6 CHECK (((NOT is_past) OR (NOT (order_status IS DISTINCT FROM 'refunded'::text)) OR (NOT (ended_as IS DISTINCT FROM 'refunded'::text)))),
  constraint tournament_entry_payment_ended_as_check CHECK ((ended_as = ANY (ARRAY['refunded'::text, 'taken back'::text]))),
  constraint tournament_entry_payment_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint tournament_entry_payment_way_check CHECK ((way = ANY (ARRAY['card'::text, 'cash'::text, 'transfer'::text, 'waived'::text])))
);

create table tournament_fixture (
  id uuid not null,
  tournament_id uuid not null,
  stage text not null,
  group_name text,
  number smallint not null,
  home_id uuid,
  away_id uuid,
  home_from jsonb,
  away_from jsonb,
  starts_at timestamp with time zone,
  ground text not null,
  match_id uuid,
  round smallint,
  is_overtaken boolean not null default false,
  due_home_id uuid,
  due_away_id uuid,
  conditions jsonb,
  holds_ground_id uuid,
  holds_during tstzrange,
  holds_as text,
  is_placed_by_hand boolean not null default false,
  constraint tournament_fixture_pkey PRIMARY KEY (id),
  constraint fixture_number_once UNIQUE (tournament_id, number) DEFERRABLE INITIALLY DEFERRED,
  constraint tournament_fixture_match_id_key UNIQUE (match_id),
  constraint tournament_fixture_holds_ground_id_fkey FOREIGN KEY (holds_ground_id) REFERENCES ground(id),
  constraint tournament_fixture_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE SET NULL,
  constraint tournament_fixture_tournament_id_away_id_fkey FOREIGN KEY (tournament_id, away_id) REFERENCES tournament_entry(tournament_id, team_id),
  constraint tournament_fixture_tournament_id_due_away_id_fkey FOREIGN KEY (tournament_id, due_away_id) REFERENCES tournament_entry(tournament_id, team_id),
  constraint tournament_fixture_tournament_id_due_home_id_fkey FOREIGN KEY (tournament_id, due_home_id) REFERENCES tournament_entry(tournament_id, team_id),
  constraint tournament_fixture_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_fixture_tournament_id_home_id_fkey FOREIGN KEY (tournament_id, home_id) REFERENCES tournament_entry(tournament_id, team_id),
  constraint fixture_due CHECK ((is_overtaken OR ((due_home_id IS NULL) AND (due_away_id IS NULL)))),
  constraint fixture_has_sources CHECK (((stage = 'league'::text) OR ((home_from IS NOT NULL) AND (away_from IS NOT NULL)))),
  constraint fixture_has_teams CHECK (((stage <> 'league'::text) OR ((home_id IS NOT NULL) AND (away_id IS NOT NULL)))),
  constraint fixture_holds_in_full CHECK ((num_nulls(holds_ground_id, holds_during, holds_as) = ANY (ARRAY[0, 3]))),
  constraint fixture_holds_without_match CHECK (((match_id IS NULL) OR (holds_ground_id IS NULL))),
  constraint fixture_round CHECK (((stage = 'league'::text) OR ((round IS NOT NULL) = (stage = ANY (ARRAY['winners bracket'::text, 'losers bracket'::text]))))),
  constraint fixture_two_teams CHECK ((home_id <> away_id)),
  constraint tournament_fixture_ground_check CHECK ((length(ground) <= 100)),
  constraint tournament_fixture_number_check CHECK ((number > 0)),
  constraint tournament_fixture_round_check CHECK ((round > 0)),
  constraint tournament_fixture_stage_check CHECK ((stage = ANY (ARRAY['league'::text, 'super stage'::text, 'round of 32'::text, 'round of 16'::text, 'quarter-final'::text, 'qualifier 1'::text, 'eliminator'::text, 'qualifier 2'::text, 'winners bracket'::text, 'losers bracket'::text, 'semi-final'::text, 'third place'::text, 'final'::text, 'grand final'::text, 'deciding final'::text])))
);

create table tournament_invitation (
  id uuid not null default uuidv7(),
  tournament_id uuid not null,
  entry_id uuid,
  token_hash bytea not null,
  invited_by uuid,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by uuid,
  constraint tournament_invitation_pkey PRIMARY KEY (id),
  constraint tournament_invitation_token_hash_key UNIQUE (token_hash),
  constraint tournament_invitation_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES tournament_entry(id) ON DELETE CASCADE,
  constraint tournament_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_invitation_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_invitation_used_by_fkey FOREIGN KEY (used_by) REFERENCES account(id) ON DELETE SET NULL
);

create table tournament_lot (
  id uuid not null,
  tournament_id uuid not null,
  kind text not null,
  drawn_by text not null,
  reason text not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  constraint tournament_lot_pkey PRIMARY KEY (id),
  constraint tournament_lot_tournament_id_id_key UNIQUE (tournament_id, id),
  constraint tournament_lot_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_lot_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_lot_drawn_by_check CHECK (((drawn_by <> ''::text) AND (length(drawn_by) <= 80))),
  constraint tournament_lot_kind_check CHECK ((kind = ANY (ARRAY['coin'::text, 'lots'::text]))),
  constraint tournament_lot_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 200)))
);

create table tournament_lot_team (
  tournament_id uuid not null,
  lot_id uuid not null,
  team_id uuid not null,
  place smallint not null,
  constraint tournament_lot_team_pkey PRIMARY KEY (lot_id, team_id),
  constraint tournament_lot_team_lot_id_place_key UNIQUE (lot_id, place),
  constraint tournament_lot_team_tournament_id_lot_id_fkey FOREIGN KEY (tournament_id, lot_id) REFERENCES tournament_lot(tournament_id, id) ON DELETE CASCADE,
  constraint tournament_lot_team_tournament_id_team_id_fkey FOREIGN KEY (tournament_id, team_id) REFERENCES tournament_entry(tournament_id, team_id) ON DELETE CASCADE,
  constraint tournament_lot_team_place_check CHECK (((place >= 1) AND (place <= 64)))
);

create table tournament_manager (
  tournament_id uuid not null,
  account_id uuid not null,
  role text not null,
  invited_by uuid,
  added_at timestamp with time zone not null,
  constraint tournament_manager_pkey PRIMARY KEY (tournament_id, account_id),
  constraint tournament_manager_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint tournament_manager_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_manager_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_manager_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text])))
);

create table tournament_picture (
  id uuid not null default uuidv7(),
  tournament_id uuid not null,
  digest bytea not null,
  small bytea not null,
  large bytea not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  constraint tournament_picture_pkey PRIMARY KEY (id),
  constraint tournament_picture_of_tournament UNIQUE (tournament_id, id),
  constraint tournament_picture_once UNIQUE (tournament_id, digest),
  constraint tournament_picture_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_picture_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_picture_digest_check CHECK ((length(digest) = 32))
);

create table tournament_player (
  id uuid not null,
  tournament_id uuid not null,
  team_id uuid not null,
  name text not null,
  folded text not null generated always as (fold(name)) stored,
  club_player_id uuid,
  shirt smallint,
  kind text not null,
  born_on date,
  registered_on date,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint tournament_player_pkey PRIMARY KEY (id),
  constraint tournament_player_in_one_squad UNIQUE (tournament_id, folded),
  constraint tournament_player_added_by_fkey FOREIGN KEY (added_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_player_club_player_id_fkey FOREIGN KEY (club_player_id) REFERENCES club_player(id) ON DELETE SET NULL,
  constraint tournament_player_tournament_id_team_id_fkey FOREIGN KEY (tournament_id, team_id) REFERENCES tournament_entry(tournament_id, team_id) ON DELETE CASCADE,
  constraint tournament_player_born_on_check CHECK ((born_on > '1900-01-01'::date)),
  constraint tournament_player_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'guest'::text, 'overseas'::text]))),
  constraint tournament_player_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
  constraint tournament_player_shirt_check CHECK (((shirt >= 0) AND (shirt <= 999)))
);

create table tournament_rain_item (
  run_id uuid not null,
  fixture_id uuid not null,
  match_id uuid,
  call jsonb not null,
  facts jsonb not null,
  expected_seq integer not null,
  state text not null,
  says text not null,
  innings smallint,
  kind text,
  said jsonb,
  decision_id uuid,
  constraint tournament_rain_item_pkey PRIMARY KEY (run_id, fixture_id),
  constraint tournament_rain_item_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES tournament_decision(id) ON DELETE SET NULL,
  constraint tournament_rain_item_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES tournament_fixture(id) ON DELETE CASCADE,
  constraint tournament_rain_item_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE SET NULL,
  constraint tournament_rain_item_run_id_fkey FOREIGN KEY (run_id) REFERENCES tournament_rain_run(id) ON DELETE CASCADE,
  constraint tournament_rain_item_check CHECK (((kind IS NULL) = (said IS NULL))),
  constraint tournament_rain_item_expected_seq_check CHECK ((expected_seq >= 0)),
  constraint tournament_rain_item_innings_check CHECK ((innings = ANY (ARRAY[1, 2]))),
  constraint tournament_rain_item_kind_check CHECK ((kind = ANY (ARRAY['moved'::text, 'shortened'::text, 'decided'::text]))),
  constraint tournament_rain_item_state_check CHECK ((state = ANY (ARRAY['due'::text, 'done'::text, 'refused'::text])))
);

create table tournament_rain_run (
  id uuid not null,
  tournament_id uuid not null,
  day date not null,
  plan jsonb not null,
  carried_out_by uuid,
  carried_out_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint tournament_rain_run_pkey PRIMARY KEY (id),
  constraint tournament_rain_run_carried_out_by_fkey FOREIGN KEY (carried_out_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_rain_run_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE
);

create table tournament_setup (
  id uuid not null default uuidv7(),
  made_by uuid,
  organisation_id uuid,
  name text not null,
  about text not null,
  city text not null,
  grounds text[] not null,
  starts_on date not null,
  ends_on date not null,
  time_zone text not null,
  gender text not null,
  age_group text not null,
  ball_type text not null,
  organiser text not null,
  email text not null,
  phone text not null,
  conditions jsonb not null,
  points jsonb not null,
  qualifiers smallint not null,
  entry_pin text,
  entry_deadline timestamp with time zone,
  draw_seed text,
  drawn_at timestamp with time zone,
  revision integer not null default 1,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null,
  idempotency_key text not null,
  request_hash bytea not null,
  report_hours smallint not null default 48,
  answer_hours smallint not null default 48,
  late_points double precision not null default 0,
  squad_rules jsonb not null default '{"age": null, "most": null, "clauses": {}, "deadline": null, "mostGuests": null, "mostOverseas": null, "registeredBy": null, "knockOutMatches": 0}'::jsonb,
  knock_out jsonb,
  swiss_rounds smallint,
  super_places smallint,
  award_formula jsonb not null default '{"dots": 1, "runs": 1, "fours": 1, "sixes": 2, "catches": 10, "fifties": 10, "maidens": 10, "runOuts": 10, "wickets": 20, "hundreds": 25, "stumpings": 10, "fiveWickets": 25}'::jsonb,
  logo_id uuid,
  brand_revision integer not null default 0,
  schedule_rules jsonb not null default '[]'::jsonb,
  currency text not null,
  entry_fee bigint,
  entry_refund_until timestamp with time zone,
  entry_is_open boolean not null default false,
  legs smallint not null default 1,
  planned_groups smallint,
  constraint tournament_setup_pkey PRIMARY KEY (id),
  constraint tournament_made_once UNIQUE (made_by, idempotency_key),
  constraint tournament_setup_currency_fkey FOREIGN KEY (currency) REFERENCES currency(code),
  constraint tournament_setup_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  constraint tournament_setup_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint tournament_shows_its_own_logo FOREIGN KEY (id, logo_id) REFERENCES tournament_picture(tournament_id, id),
  constraint schedule_rules_listed CHECK ((jsonb_typeof(schedule_rules) = 'array'::text)),
  constraint tournament_refunds_a_fee CHECK (((entry_refund_until IS NULL) OR (entry_fee IS NOT NULL))),
  constraint tournament_setup_about_check CHECK ((length(about) <= 2000)),
  constraint tournament_setup_age_group_check CHECK ((length(age_group) <= 30)),
  constraint tournament_setup_answer_hours_check CHECK (((answer_hours >= 1) AND (answer_hours <= 720))),
  constraint tournament_setup_ball_type_check CHECK ((ball_type = ANY (ARRAY['leather'::text, 'tennis'::text, 'tape'::text, 'other'::text]))),
  constraint tournament_setup_check CHECK ((ends_on >= starts_on)),
  constraint tournament_setup_check1 CHECK (((draw_seed IS NULL) = (drawn_at IS NULL))),
  constraint tournament_setup_city_check CHECK ((length(city) <= 80)),
  constraint tournament_setup_entry_fee_check CHECK (((entry_fee >= 1) AND (entry_fee <= '1000000000000'::bigint))),
  constraint tournament_setup_entry_pin_check CHECK ((entry_pin ~ '^[0-9]{6}$'::text)),
  constraint tournament_setup_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'mixed'::text]))),
  constraint tournament_setup_late_points_check CHECK (((late_points >= (0)::double precision) AND (late_points <= (100)::double precision))),
  constraint tournament_setup_legs CHECK (((legs >= 1) AND (legs <= 4))),
  constraint tournament_setup_name_check CHECK (((name <> ''::text) AND (length(name) <= 80))),
  constraint tournament_setup_organiser_check CHECK ((length(organiser) <= 80)),
  constraint tournament_setup_pin_opens CHECK (((entry_pin IS NULL) OR entry_is_open)),
  constraint tournament_setup_planned_groups CHECK (((planned_groups >= 0) AND (planned_groups <= 16))),
  constraint tournament_setup_qualifiers_check CHECK (((qualifiers >= 0) AND (qualifiers <= 16))),
  constraint tournament_setup_report_hours_check CHECK (((report_hours >= 1) AND (report_hours <= 720))),
  constraint tournament_setup_super_places_check CHECK (((super_places >= 1) AND (super_places <= 8))),
  constraint tournament_setup_swiss_rounds_check CHECK (((swiss_rounds >= 1) AND (swiss_rounds <= 30)))
);

create table tournament_sponsor (
  id uuid not null,
  tournament_id uuid not null,
  "position" smallint not null,
  name text not null,
  link text not null,
  place text not null,
  picture_id uuid,
  constraint tournament_sponsor_pkey PRIMARY KEY (id),
  constraint tournament_sponsor_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_setup(id) ON DELETE CASCADE,
  constraint tournament_sponsor_tournament_id_picture_id_fkey FOREIGN KEY (tournament_id, picture_id) REFERENCES tournament_picture(tournament_id, id),
  constraint tournament_sponsor_link_check CHECK (((link = ''::text) OR (link ~ '^https?://[^/]+'::text))),
  constraint tournament_sponsor_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint tournament_sponsor_place_check CHECK ((place = ANY (ARRAY['title'::text, 'table'::text, 'bulletin'::text]))),
  constraint tournament_sponsor_position_check CHECK (("position" >= 0))
);

create table transfer (
  id uuid not null default uuidv7(),
  association_id uuid not null,
  person_id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  player_id uuid not null,
  kind text not null,
  starts_on date not null,
  ends_on date,
  state text not null,
  reason text not null default ''::text,
  asked_at timestamp with time zone not null,
  released_at timestamp with time zone,
  decided_at timestamp with time zone,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_from_id_fkey FOREIGN KEY (from_id) REFERENCES organisation(id),
  constraint transfer_person_id_association_id_fkey FOREIGN KEY (person_id, association_id) REFERENCES registered_person(id, association_id),
  constraint transfer_player_id_to_id_fkey FOREIGN KEY (player_id, to_id) REFERENCES club_player(id, organisation_id),
  constraint transfer_to_id_fkey FOREIGN KEY (to_id) REFERENCES organisation(id),
  constraint transfer_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'loan'::text]))),
  constraint transfer_loan_ends CHECK ((((kind = 'loan'::text) = (ends_on IS NOT NULL)) AND (ends_on >= starts_on))),
  constraint transfer_reason_check CHECK ((length(reason) <= 300)),
  constraint transfer_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'released'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint transfer_to_another CHECK ((from_id <> to_id))
);

create table tuition (
  enrolment_id uuid not null,
  organisation_id uuid not null,
  tariff_id uuid not null,
  days daterange not null,
  constraint tuition_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(id),
  constraint tuition_tariff_id_organisation_id_fkey FOREIGN KEY (tariff_id, organisation_id) REFERENCES tariff(id, organisation_id),
  constraint tuition_by_one EXCLUDE USING gist (enrolment_id WITH =, days WITH &&),
  constraint tuition_days_check CHECK ((NOT isempty(days)))
);

create table verification_code (
  account_id uuid not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  target text,
  constraint verification_code_pkey PRIMARY KEY (account_id, purpose),
  constraint verification_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint verification_code_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint verification_code_names_what_it_proves CHECK (((target IS NULL) = (purpose = 'verify-phone'::text))),
  constraint verification_code_purpose_check CHECK ((purpose = ANY (ARRAY['verify-phone'::text, 'change-phone'::text, 'change-email'::text, 'undo-email-change'::text, 'close-account'::text]))),
  constraint verification_code_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

create view fee_holder as
 SELECT p.id,
    p.organisation_id,
    p.name,
    p.folded,
    p.account_id,
    p.born_on,
    (p.left_at IS NOT NULL) AS has_left,
    false AS is_student,
    NULL::uuid AS affiliate_id
   FROM club_player p
UNION ALL
 SELECT s.id,
    s.organisation_id,
    COALESCE(NULLIF(s.name, ''::text), 'Former student'::text) AS name,
    s.folded,
    s.account_id,
    s.born_on,
    (NOT (EXISTS ( SELECT
           FROM enrolment e
          WHERE ((e.student_id = s.id) AND (e.state <> 'withdrawn'::text))))) AS has_left,
    true AS is_student,
    NULL::uuid AS affiliate_id
   FROM student s
UNION ALL
 SELECT a.id,
    a.organisation_id,
    o.name,
    o.folded,
    NULL::uuid AS account_id,
    NULL::date AS born_on,
    (NOT (EXISTS ( SELECT
           FROM affiliation f
          WHERE ((f.organisation_id = a.affiliate_id) AND (f.association_id = a.organisation_id))))) AS has_left,
    false AS is_student,
    a.affiliate_id
   FROM (fee_affiliate a
     JOIN organisation o ON ((o.id = a.affiliate_id)));

CREATE INDEX academy_holiday_by_organisation ON public.academy_holiday USING btree (organisation_id, first_day);
CREATE INDEX account_by_name ON public.account USING gin (lower(((first_name || ' '::text) || last_name)) gin_trgm_ops);
CREATE UNIQUE INDEX account_one_email ON public.account USING btree (email_key) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX account_one_phone ON public.account USING btree (phone) WHERE (status = 'active'::text);
CREATE INDEX account_unverified ON public.account USING btree (email_key, id) WHERE (status = 'unverified'::text);
CREATE INDEX account_suspension_by_operator ON public.account_suspension USING btree (suspended_by) WHERE (suspended_by IS NOT NULL);
CREATE INDEX affiliation_by_association ON public.affiliation USING btree (association_id, organisation_id);
CREATE INDEX affiliation_term_asked_by ON public.affiliation_term USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX affiliation_term_by_association ON public.affiliation_term USING btree (association_id, state, asked_at);
CREATE INDEX affiliation_term_decided_by ON public.affiliation_term USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX affiliation_term_open_once ON public.affiliation_term USING btree (organisation_id, association_id, season) WHERE (state = ANY (ARRAY['asked'::text, 'approved'::text]));
CREATE INDEX appointment_by_account ON public.appointment USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX appointment_by_match ON public.appointment USING btree (match_id);
CREATE INDEX appointment_by_panel ON public.appointment USING btree (panel_id);
CREATE INDEX appointment_by_tournament ON public.appointment USING btree (tournament_id);
CREATE INDEX assessment_by_account ON public.assessment USING btree (assessed_by) WHERE (assessed_by IS NOT NULL);
CREATE INDEX assessment_by_skill ON public.assessment USING btree (skill_id);
CREATE INDEX attempt_count_by_end ON public.attempt_count USING btree (until);
CREATE INDEX attendance_by_account ON public.attendance USING btree (marked_by) WHERE (marked_by IS NOT NULL);
CREATE INDEX availability_by_player ON public.availability USING btree (player_id);
CREATE INDEX batch_by_coach ON public.batch USING btree (coach_id) WHERE (coach_id IS NOT NULL);
CREATE INDEX batch_by_organisation ON public.batch USING btree (organisation_id);
CREATE INDEX batting_innings_by_person ON public.batting_innings USING btree (person_id);
CREATE INDEX booking_by_canceller ON public.booking USING btree (cancelled_by) WHERE (cancelled_by IS NOT NULL);
CREATE INDEX booking_by_ground ON public.booking USING btree (ground_id, id DESC);
CREATE INDEX booking_held ON public.booking USING btree (booked_by, hold_until) WHERE (order_status = 'pending'::text);
CREATE INDEX booking_official_by_booking ON public.booking_official USING btree (booking_id);
CREATE INDEX bowling_innings_by_person ON public.bowling_innings USING btree (person_id);
CREATE INDEX bowling_style_by_organisation ON public.bowling_style USING btree (organisation_id);
CREATE INDEX calendar_entry_by_organisation ON public.calendar_entry USING btree (organisation_id, starts_at);
CREATE INDEX calendar_entry_by_team ON public.calendar_entry USING btree (team_id, starts_at);
CREATE UNIQUE INDEX calendar_entry_once_a_match ON public.calendar_entry USING btree (match_id, organisation_id, team_id) WHERE (cancelled_at IS NULL);
CREATE INDEX calendar_entry_to_ask ON public.calendar_entry USING btree (starts_at) WHERE ((asked_at IS NULL) AND (cancelled_at IS NULL) AND (ask_days IS NOT NULL));
CREATE INDEX city_by_country ON public.city USING btree (country, population DESC, id);
CREATE INDEX club_message_by_organisation ON public.club_message USING btree (organisation_id, sent_at);
CREATE INDEX club_message_reader_by_account ON public.club_message_reader USING btree (account_id);
CREATE INDEX club_message_reader_by_player ON public.club_message_reader USING btree (player_id);
CREATE UNIQUE INDEX club_player_account_once ON public.club_player USING btree (organisation_id, account_id) WHERE ((account_id IS NOT NULL) AND (left_at IS NULL));
CREATE INDEX club_player_born ON public.club_player USING btree (born_on) WHERE (born_on IS NOT NULL);
CREATE INDEX club_player_by_account ON public.club_player USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX club_player_by_email ON public.club_player USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE UNIQUE INDEX club_player_guest_named_once ON public.club_player USING btree (organisation_id, folded) WHERE (is_guest AND (account_id IS NOT NULL));
CREATE UNIQUE INDEX club_player_guest_once ON public.club_player USING btree (organisation_id, account_id) WHERE (is_guest AND (account_id IS NOT NULL));
CREATE INDEX club_player_hidden ON public.club_player USING btree (hidden_until) WHERE (hidden_until IS NOT NULL);
CREATE UNIQUE INDEX club_player_named_once ON public.club_player USING btree (organisation_id, folded) WHERE (left_at IS NULL);
CREATE INDEX discipline_case_by_decider ON public.discipline_case USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX discipline_case_by_match ON public.discipline_case USING btree (match_id);
CREATE INDEX discipline_case_by_reporter ON public.discipline_case USING btree (reported_by) WHERE (reported_by IS NOT NULL);
CREATE INDEX discipline_case_by_squad_player ON public.discipline_case USING btree (squad_player_id) WHERE (squad_player_id IS NOT NULL);
CREATE INDEX discipline_case_by_tournament ON public.discipline_case USING btree (tournament_id, team_id);
CREATE INDEX document_by_account ON public.document USING btree (saved_by) WHERE (saved_by IS NOT NULL);
CREATE INDEX document_by_expiry ON public.document USING btree (expires_on) WHERE (expires_on IS NOT NULL);
CREATE INDEX document_by_file ON public.document USING btree (file_id);
CREATE INDEX document_by_organisation ON public.document USING btree (organisation_id);
CREATE INDEX document_by_person ON public.document USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX document_file_by_account ON public.document_file USING btree (sent_by) WHERE (sent_by IS NOT NULL);
CREATE INDEX domain_event_by_kind ON public.domain_event USING btree (kind, id);
CREATE INDEX domain_event_by_thing ON public.domain_event USING btree (thing_type, thing_id, id);
CREATE INDEX domain_event_by_transaction ON public.domain_event USING btree (transaction_id);
CREATE UNIQUE INDEX drill_named_once ON public.drill USING btree (organisation_id, lower(name)) WHERE (removed_at IS NULL);
CREATE INDEX email_undo_by_account ON public.email_undo USING btree (account_id);
CREATE INDEX enrolment_by_student ON public.enrolment USING btree (student_id);
CREATE INDEX enrolment_by_tariff ON public.enrolment USING btree (tariff_id) WHERE (tariff_id IS NOT NULL);
CREATE INDEX enrolment_waiting ON public.enrolment USING btree (batch_id, asked_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX entitlement_by_account ON public.entitlement USING btree (account_id, package_id, starts_at);
CREATE INDEX entitlement_by_order ON public.entitlement USING btree (order_id);
CREATE INDEX event_dispatch_by_thing ON public.event_dispatch USING btree (listener, thing_type, thing_id, event_id);
CREATE INDEX event_dispatch_in_order ON public.event_dispatch USING btree (event_id);
CREATE INDEX event_dispatch_parked ON public.event_dispatch USING btree (parked_at, listener, event_id) WHERE (parked_at IS NOT NULL);
CREATE INDEX fee_affiliate_by_affiliate ON public.fee_affiliate USING btree (affiliate_id);
CREATE INDEX fee_entry_by_due ON public.fee_entry USING btree (organisation_id, due_on) WHERE (kind = 'charge'::text);
CREATE INDEX fee_entry_by_holder ON public.fee_entry USING btree (holder_id);
CREATE INDEX fee_entry_by_organisation ON public.fee_entry USING btree (organisation_id, holder_id);
CREATE INDEX fee_order_by_holder ON public.fee_order USING btree (holder_id);
CREATE UNIQUE INDEX fee_product_named_once ON public.fee_product USING btree (organisation_id, lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX fielding_innings_by_person ON public.fielding_innings USING btree (person_id);
CREATE INDEX fixture_report_by_answerer ON public.fixture_report USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX fixture_report_by_teller ON public.fixture_report USING btree (told_by) WHERE (told_by IS NOT NULL);
CREATE INDEX fixture_report_open ON public.fixture_report USING btree (answer_by) WHERE (status = 'open'::text);
CREATE UNIQUE INDEX fixture_run_alone ON public.fixture_run USING btree (tournament_id) WHERE (status = ANY (ARRAY['waiting'::text, 'searching'::text]));
CREATE INDEX fixture_run_by_account ON public.fixture_run USING btree (started_by) WHERE (started_by IS NOT NULL);
CREATE INDEX fixture_run_by_tournament ON public.fixture_run USING btree (tournament_id, asked_at DESC);
CREATE INDEX follow_by_match ON public.follow USING btree (match_id) WHERE (match_id IS NOT NULL);
CREATE INDEX follow_by_organisation ON public.follow USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE INDEX follow_by_person ON public.follow USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX follow_by_team ON public.follow USING btree (team_id) WHERE (team_id IS NOT NULL);
CREATE INDEX follow_by_tournament ON public.follow USING btree (tournament_id) WHERE (tournament_id IS NOT NULL);
CREATE INDEX ground_by_organisation ON public.ground USING btree (organisation_id, name, id) WHERE (organisation_id IS NOT NULL);
CREATE INDEX ground_name_search ON public.ground USING gin (folded gin_trgm_ops);
CREATE UNIQUE INDEX ground_equipment_one_name ON public.ground_equipment USING btree (ground_id, name) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX ground_official_one_role ON public.ground_official USING btree (ground_id, person_id, role) WHERE (archived_at IS NULL);
CREATE INDEX ground_picture_by_maker ON public.ground_picture USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX ground_slot_by_ground ON public.ground_slot USING btree (ground_id, weekday, starts) WHERE (archived_at IS NULL);
CREATE INDEX ground_span_by_booking ON public.ground_span USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX ground_span_by_closer ON public.ground_span USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX ground_span_by_fixture ON public.ground_span USING btree (fixture_id) WHERE (fixture_id IS NOT NULL);
CREATE INDEX ground_span_by_match ON public.ground_span USING btree (match_id) WHERE (match_id IS NOT NULL);
CREATE INDEX ground_span_by_start ON public.ground_span USING btree (ground_id, lower(during), id);
CREATE INDEX guardian_by_account ON public.guardian USING btree (account_id);
CREATE INDEX guest_consent_near ON public.guest_consent USING btree (country, folded, from_day);
CREATE INDEX guest_offer_by_organisation ON public.guest_offer USING btree (organisation_id);
CREATE INDEX guest_place_by_player ON public.guest_place USING btree (player_id) WHERE (player_id IS NOT NULL);
CREATE INDEX guest_told_by_account ON public.guest_told USING btree (account_id, told_at);
CREATE INDEX identity_by_account ON public.identity USING btree (account_id, id);
CREATE INDEX join_request_by_club ON public.join_request USING btree (organisation_id, asked_at);
CREATE INDEX lead_by_account ON public.lead USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX lead_by_batch ON public.lead USING btree (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX lead_by_change ON public.lead USING btree (changed_at);
CREATE INDEX lead_by_email ON public.lead USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX lead_by_enrolment ON public.lead USING btree (enrolment_id) WHERE (enrolment_id IS NOT NULL);
CREATE INDEX lead_by_follower ON public.lead USING btree (follower_id) WHERE (follower_id IS NOT NULL);
CREATE INDEX lead_by_organisation ON public.lead USING btree (organisation_id, follow_on);
CREATE INDEX lead_by_programme ON public.lead USING btree (programme_id) WHERE (programme_id IS NOT NULL);
CREATE INDEX ledger_entry_by_appointment ON public.ledger_entry USING btree (appointment_id, id) WHERE (appointment_id IS NOT NULL);
CREATE INDEX ledger_entry_by_event ON public.ledger_entry USING btree (event);
CREATE INDEX ledger_entry_by_order ON public.ledger_entry USING btree (order_id, id);
CREATE UNIQUE INDEX ledger_entry_official_once ON public.ledger_entry USING btree (appointment_id, account) WHERE (account = ANY (ARRAY['officials'::text, 'paid out'::text]));
CREATE INDEX match_at_a_glance ON public.match USING btree (id) INCLUDE (status, starts_on, format, winner_id);
CREATE INDEX match_by_date ON public.match USING btree (starts_on, id);
CREATE INDEX match_by_facets ON public.match USING btree (status, format, gender, ground_id) INCLUDE (id);
CREATE INDEX match_by_format ON public.match USING btree (format, starts_on, id);
CREATE INDEX match_by_ground ON public.match USING btree (ground_id, starts_on, id);
CREATE INDEX match_by_latest ON public.match USING btree (((- starts_key)), id);
CREATE INDEX match_by_link ON public.match USING btree (id) WHERE (visibility = 'link'::text);
CREATE INDEX match_by_start ON public.match USING btree (starts_key, id);
CREATE INDEX match_by_status ON public.match USING btree (status, starts_on, id);
CREATE INDEX match_by_tournament ON public.match USING btree (tournament_id, starts_on, id) INCLUDE (ends_on, status);
CREATE INDEX match_for_lists ON public.match USING btree (list_group, list_key, id);
CREATE INDEX match_duty_by_entry ON public.match_duty USING btree (entry_id);
CREATE INDEX match_duty_by_player ON public.match_duty USING btree (player_id) WHERE (player_id IS NOT NULL);
CREATE INDEX match_official_by_person ON public.match_official USING btree (person_id, match_id);
CREATE INDEX match_player_by_person ON public.match_player USING btree (person_id, match_id);
CREATE INDEX match_player_logged_as ON public.match_player USING btree (logged_as) WHERE (logged_as IS NOT NULL);
CREATE INDEX match_points_by_tournament ON public.match_points USING btree (tournament_id);
CREATE INDEX match_scorer_by_account ON public.match_scorer USING btree (account_id);
CREATE INDEX match_side_by_team ON public.match_side USING btree (team_id, match_id);
CREATE INDEX match_signature_taken_by ON public.match_signature USING btree (taken_by) WHERE (taken_by IS NOT NULL);
CREATE INDEX membership_by_account ON public.membership USING btree (account_id, organisation_id);
CREATE INDEX membership_by_granter ON public.membership USING btree (granted_by) WHERE (granted_by IS NOT NULL);
CREATE INDEX message_by_time ON public.message USING btree (created_at, id);
CREATE INDEX net_bowling_by_account ON public.net_bowling USING btree (added_by) WHERE (added_by IS NOT NULL);
CREATE INDEX net_bowling_by_organisation ON public.net_bowling USING btree (organisation_id, day);
CREATE INDEX net_bowling_by_player ON public.net_bowling USING btree (player_id, day);
CREATE INDEX net_overs_by_account ON public.net_overs USING btree (noted_by) WHERE (noted_by IS NOT NULL);
CREATE INDEX notice_by_event ON public.notice USING btree (event_id);
CREATE INDEX notice_unread ON public.notice USING btree (account_id) WHERE (read_at IS NULL);
CREATE INDEX notice_email_by_event ON public.notice_email USING btree (event_id);
CREATE INDEX notice_email_due ON public.notice_email USING btree (due_at);
CREATE INDEX notice_event_by_match ON public.notice_event USING btree (match_id) WHERE (match_id IS NOT NULL);
CREATE INDEX notice_event_by_time ON public.notice_event USING btree (happened_at);
CREATE INDEX notice_event_of_organisation ON public.notice_event USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE INDEX oauth_attempt_by_account ON public.oauth_attempt USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX oauth_attempt_by_end ON public.oauth_attempt USING btree (expires_at);
CREATE INDEX official_by_person ON public.official USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX official_conflict_by_team ON public.official_conflict USING btree (team_id);
CREATE INDEX order_line_by_reference ON public.order_line USING btree (reference) WHERE (reference IS NOT NULL);
CREATE INDEX orders_by_account ON public.orders USING btree (account_id, placed_at DESC, id DESC);
CREATE INDEX orders_pending ON public.orders USING btree (expires_at) WHERE (status = 'pending'::text);
CREATE INDEX organisation_by_initials ON public.organisation USING btree (initials);
CREATE INDEX organisation_by_kind ON public.organisation USING btree (kind, name, id) WHERE (archived_at IS NULL);
CREATE INDEX organisation_name_search ON public.organisation USING gin (folded gin_trgm_ops);
CREATE INDEX organisation_claim_by_account ON public.organisation_claim USING btree (account_id, organisation_id, decided_at);
CREATE INDEX organisation_claim_by_decider ON public.organisation_claim USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX organisation_claim_open_once ON public.organisation_claim USING btree (account_id, organisation_id) WHERE (state = 'open'::text);
CREATE INDEX organisation_claim_waiting ON public.organisation_claim USING btree (organisation_id, made_at) WHERE (state = 'open'::text);
CREATE INDEX organisation_invitation_by_guest ON public.organisation_invitation USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX organisation_invitation_by_inviter ON public.organisation_invitation USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX organisation_invitation_by_organisation ON public.organisation_invitation USING btree (organisation_id, made_at DESC);
CREATE INDEX organisation_picture_by_account ON public.organisation_picture USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE UNIQUE INDEX own_format_name ON public.own_format USING btree (account_id, lower(name));
CREATE INDEX package_by_site ON public.package USING btree (site_id, rank, id);
CREATE INDEX panel_official_by_official ON public.panel_official USING btree (official_id);
CREATE UNIQUE INDEX panel_official_of_organisation_once ON public.panel_official USING btree (organisation_id, official_id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX panel_official_of_tournament_once ON public.panel_official USING btree (tournament_id, official_id) WHERE (removed_at IS NULL);
CREATE INDEX passkey_by_account ON public.passkey USING btree (account_id);
CREATE INDEX passkey_challenge_by_account ON public.passkey_challenge USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX passkey_challenge_by_time ON public.passkey_challenge USING btree (expires_at);
CREATE INDEX password_reset_by_account ON public.password_reset USING btree (account_id);
CREATE INDEX payment_by_order ON public.payment USING btree (order_id, id);
CREATE INDEX payment_pending ON public.payment USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX payment_event_by_time ON public.payment_event USING btree (received_at);
CREATE INDEX person_by_folded ON public.person USING btree ("left"(folded, 60), id);
CREATE INDEX person_by_maker ON public.person USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX person_by_name ON public.person USING btree (name, id);
CREATE INDEX person_counts_as ON public.person USING btree (counts_as) WHERE (counts_as IS NOT NULL);
CREATE INDEX person_name_search ON public.person USING gin (folded gin_trgm_ops);
CREATE INDEX person_change_by_organisation ON public.person_change USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE INDEX person_change_from ON public.person_change USING btree (from_id, nth) WHERE (undone_at IS NULL);
CREATE INDEX person_change_into ON public.person_change USING btree (into_id) WHERE (undone_at IS NULL);
CREATE UNIQUE INDEX person_merged_once ON public.person_change USING btree (from_id) WHERE ((kind = 'merge'::text) AND (undone_at IS NULL));
CREATE INDEX person_change_match_by_match ON public.person_change_match USING btree (match_id);
CREATE INDEX plan_drill_by_drill ON public.plan_drill USING btree (drill_id);
CREATE INDEX player_totals_by_matches ON public.player_totals USING btree (((- (matches)::bigint))) WHERE (named > 0);
CREATE INDEX player_totals_by_runs ON public.player_totals USING btree (((- (runs)::bigint))) WHERE (named > 0);
CREATE INDEX player_totals_by_wickets ON public.player_totals USING btree (((- (wickets)::bigint))) WHERE (named > 0);
CREATE INDEX post_by_organisation ON public.post USING btree (organisation_id, published_at DESC) WHERE (organisation_id IS NOT NULL);
CREATE INDEX post_changed ON public.post USING btree (changed_at DESC, id);
CREATE INDEX post_latest ON public.post USING btree (kind, published_at DESC, id) WHERE (status = ANY (ARRAY['scheduled'::text, 'published'::text]));
CREATE INDEX post_former_slug_of ON public.post_former_slug USING btree (post_id);
CREATE INDEX push_delivery_by_event ON public.push_delivery USING btree (event_id);
CREATE INDEX push_delivery_due ON public.push_delivery USING btree (due_at);
CREATE INDEX push_subscription_by_account ON public.push_subscription USING btree (account_id);
CREATE INDEX refresh_token_by_session ON public.refresh_token USING btree (session_id);
CREATE UNIQUE INDEX refresh_token_one_good ON public.refresh_token USING btree (session_id) WHERE (used_at IS NULL);
CREATE INDEX refund_by_order ON public.refund USING btree (order_id, id);
CREATE INDEX refund_unsent ON public.refund USING btree (created_at) WHERE (sent_at IS NULL);
CREATE UNIQUE INDEX registered_person_account_once ON public.registered_person USING btree (association_id, account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX registered_person_by_account ON public.registered_person USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX registered_person_by_name ON public.registered_person USING btree (association_id, folded);
CREATE INDEX registration_by_association ON public.registration USING btree (association_id, state);
CREATE INDEX registration_by_club ON public.registration USING btree (organisation_id, association_id);
CREATE INDEX registration_by_player ON public.registration USING btree (player_id);
CREATE INDEX report_card_by_account ON public.report_card USING btree (written_by) WHERE (written_by IS NOT NULL);
CREATE INDEX review_by_account ON public.review USING btree (account_id);
CREATE INDEX review_by_booking ON public.review USING btree (booking_id);
CREATE INDEX review_by_ground ON public.review USING btree (ground_id, written_at DESC, id DESC);
CREATE INDEX review_by_replier ON public.review USING btree (replied_by) WHERE (replied_by IS NOT NULL);
CREATE INDEX scorer_invitation_by_match ON public.scorer_invitation USING btree (match_id);
CREATE INDEX scoring_event_by_match ON public.scoring_event USING btree (match_id, id);
CREATE INDEX scoring_proposal_open ON public.scoring_proposal USING btree (match_id, proposed_at) WHERE (answer IS NULL);
CREATE INDEX security_event_by_account ON public.security_event USING btree (account_id, at);
CREATE INDEX security_event_by_address ON public.security_event USING btree (address text_pattern_ops, at);
CREATE INDEX security_event_by_kind ON public.security_event USING btree (kind, at);
CREATE INDEX security_event_by_subject ON public.security_event USING btree (subject_id, at) WHERE (subject_id IS NOT NULL);
CREATE INDEX security_event_by_time ON public.security_event USING btree (at);
CREATE INDEX selection_by_organisation ON public.selection USING btree (organisation_id, state);
CREATE UNIQUE INDEX selection_one_captain ON public.selection USING btree (entry_id) WHERE (is_captain AND (state = 'playing'::text));
CREATE UNIQUE INDEX selection_one_keeper ON public.selection USING btree (entry_id) WHERE (is_keeper AND (state = 'playing'::text));
CREATE UNIQUE INDEX selection_shirt_once ON public.selection USING btree (entry_id, shirt) WHERE ((shirt IS NOT NULL) AND (state = 'playing'::text));
CREATE INDEX session_by_account ON public.session USING btree (account_id, id) WHERE (ended_at IS NULL);
CREATE INDEX session_cancelled_by_account ON public.session_cancelled USING btree (cancelled_by) WHERE (cancelled_by IS NOT NULL);
CREATE INDEX session_pack_by_student ON public.session_pack USING btree (student_id, tariff_id);
CREATE INDEX session_pack_by_tariff ON public.session_pack USING btree (tariff_id);
CREATE INDEX session_plan_by_account ON public.session_plan USING btree (planned_by) WHERE (planned_by IS NOT NULL);
CREATE UNIQUE INDEX site_one_default ON public.site USING btree (is_default) WHERE is_default;
CREATE INDEX site_change_by ON public.site_change USING btree (changed_by);
CREATE INDEX site_logo_by ON public.site_logo USING btree (made_by);
CREATE INDEX squad_player_by_player ON public.squad_player USING btree (player_id, season);
CREATE UNIQUE INDEX squad_player_one_captain ON public.squad_player USING btree (team_id, season) WHERE is_captain;
CREATE UNIQUE INDEX squad_player_one_keeper ON public.squad_player USING btree (team_id, season) WHERE is_keeper;
CREATE UNIQUE INDEX squad_player_shirt_once ON public.squad_player USING btree (team_id, season, shirt) WHERE (shirt IS NOT NULL);
CREATE INDEX student_born ON public.student USING btree (born_on) WHERE (born_on IS NOT NULL);
CREATE INDEX student_by_organisation ON public.student USING btree (organisation_id);
CREATE UNIQUE INDEX student_named_once ON public.student USING btree (account_id, organisation_id, folded) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX student_self_once ON public.student USING btree (account_id, organisation_id) WHERE ((account_id IS NOT NULL) AND is_self);
CREATE INDEX tariff_by_batch ON public.tariff USING btree (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX tariff_by_programme ON public.tariff USING btree (programme_id);
CREATE INDEX team_by_initials ON public.team USING btree (initials);
CREATE INDEX team_by_organisation ON public.team USING btree (organisation_id, name, id) WHERE (organisation_id IS NOT NULL);
CREATE UNIQUE INDEX team_imported_once ON public.team USING btree (name, gender, kind) WHERE (NOT made_here);
CREATE UNIQUE INDEX team_made_once ON public.team USING btree (made_by, name, gender, kind) WHERE (made_by IS NOT NULL);
CREATE INDEX team_name_search ON public.team USING gin (folded gin_trgm_ops);
CREATE UNIQUE INDEX team_named_once_in_organisation ON public.team USING btree (organisation_id, folded, gender) WHERE (made_here AND (organisation_id IS NOT NULL));
CREATE INDEX tournament_by_initials ON public.tournament USING btree (initials);
CREATE INDEX tournament_by_organisation ON public.tournament USING btree (organisation_id, id) WHERE (organisation_id IS NOT NULL);
CREATE UNIQUE INDEX tournament_imported ON public.tournament USING btree (name, season, gender) WHERE (NOT made_here);
CREATE INDEX tournament_name_search ON public.tournament USING gin (folded gin_trgm_ops);
CREATE INDEX tournament_adjustment_by_account ON public.tournament_adjustment USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX tournament_adjustment_by_tournament ON public.tournament_adjustment USING btree (tournament_id, team_id);
CREATE INDEX tournament_decision_by_account ON public.tournament_decision USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX tournament_decision_by_fixture ON public.tournament_decision USING btree (fixture_id) WHERE (fixture_id IS NOT NULL);
CREATE INDEX tournament_decision_by_tournament ON public.tournament_decision USING btree (tournament_id, id DESC);
CREATE UNIQUE INDEX tournament_decision_late_once ON public.tournament_decision USING btree (fixture_id) WHERE (kind = 'late'::text);
CREATE INDEX tournament_entry_by_manager ON public.tournament_entry USING btree (manager_id) WHERE (manager_id IS NOT NULL);
CREATE INDEX tournament_entry_by_team ON public.tournament_entry USING btree (team_id);
CREATE INDEX entry_payment_by_entry ON public.tournament_entry_payment USING btree (entry_id);
CREATE UNIQUE INDEX fixture_away_once_a_round ON public.tournament_fixture USING btree (tournament_id, round, away_id) WHERE ((stage = 'league'::text) AND (round IS NOT NULL));
CREATE INDEX fixture_by_held_ground ON public.tournament_fixture USING btree (holds_ground_id) WHERE (holds_ground_id IS NOT NULL);
CREATE UNIQUE INDEX fixture_ground_once ON public.tournament_fixture USING btree (tournament_id, ground, starts_at) WHERE (ground <> ''::text);
CREATE UNIQUE INDEX fixture_home_once_a_round ON public.tournament_fixture USING btree (tournament_id, round, home_id) WHERE ((stage = 'league'::text) AND (round IS NOT NULL));
CREATE UNIQUE INDEX fixture_no_rematch ON public.tournament_fixture USING btree (tournament_id, LEAST(home_id, away_id), GREATEST(home_id, away_id)) WHERE ((stage = 'league'::text) AND (round IS NOT NULL));
CREATE INDEX tournament_fixture_by_away ON public.tournament_fixture USING btree (tournament_id, away_id);
CREATE INDEX tournament_fixture_by_due_away ON public.tournament_fixture USING btree (tournament_id, due_away_id) WHERE (due_away_id IS NOT NULL);
CREATE INDEX tournament_fixture_by_due_home ON public.tournament_fixture USING btree (tournament_id, due_home_id) WHERE (due_home_id IS NOT NULL);
CREATE INDEX tournament_fixture_by_home ON public.tournament_fixture USING btree (tournament_id, home_id);
CREATE INDEX tournament_invitation_by_entry ON public.tournament_invitation USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX tournament_invitation_by_guest ON public.tournament_invitation USING btree (used_by) WHERE (used_by IS NOT NULL);
CREATE INDEX tournament_invitation_by_inviter ON public.tournament_invitation USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX tournament_invitation_by_tournament ON public.tournament_invitation USING btree (tournament_id);
CREATE INDEX tournament_lot_by_account ON public.tournament_lot USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX tournament_lot_team_by_team ON public.tournament_lot_team USING btree (tournament_id, team_id);
CREATE INDEX tournament_manager_by_account ON public.tournament_manager USING btree (account_id);
CREATE INDEX tournament_manager_by_inviter ON public.tournament_manager USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX tournament_picture_by_account ON public.tournament_picture USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX tournament_player_born ON public.tournament_player USING btree (born_on) WHERE (born_on IS NOT NULL);
CREATE INDEX tournament_player_by_account ON public.tournament_player USING btree (added_by) WHERE (added_by IS NOT NULL);
CREATE INDEX tournament_player_by_club_player ON public.tournament_player USING btree (club_player_id) WHERE (club_player_id IS NOT NULL);
CREATE INDEX tournament_player_by_team ON public.tournament_player USING btree (tournament_id, team_id);
CREATE UNIQUE INDEX tournament_player_of_club_once ON public.tournament_player USING btree (tournament_id, club_player_id) WHERE (club_player_id IS NOT NULL);
CREATE UNIQUE INDEX tournament_player_shirt_once ON public.tournament_player USING btree (tournament_id, team_id, shirt) WHERE (shirt IS NOT NULL);
CREATE INDEX tournament_rain_item_by_decision ON public.tournament_rain_item USING btree (decision_id) WHERE (decision_id IS NOT NULL);
CREATE INDEX tournament_rain_item_by_fixture ON public.tournament_rain_item USING btree (fixture_id);
CREATE INDEX tournament_rain_item_by_match ON public.tournament_rain_item USING btree (match_id) WHERE (match_id IS NOT NULL);
CREATE INDEX tournament_rain_run_by_account ON public.tournament_rain_run USING btree (carried_out_by) WHERE (carried_out_by IS NOT NULL);
CREATE INDEX tournament_rain_run_by_day ON public.tournament_rain_run USING btree (tournament_id, day);
CREATE INDEX tournament_setup_by_organisation ON public.tournament_setup USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE UNIQUE INDEX tournament_has_one_title_sponsor ON public.tournament_sponsor USING btree (tournament_id) WHERE (place = 'title'::text);
CREATE INDEX tournament_sponsor_by_tournament ON public.tournament_sponsor USING btree (tournament_id, "position");
CREATE INDEX transfer_by_association ON public.transfer USING btree (association_id, asked_at);
CREATE INDEX transfer_by_from ON public.transfer USING btree (from_id, asked_at);
CREATE INDEX transfer_by_to ON public.transfer USING btree (to_id, asked_at);
CREATE UNIQUE INDEX transfer_open_once ON public.transfer USING btree (person_id) WHERE (state = ANY (ARRAY['asked'::text, 'released'::text]));
CREATE INDEX tuition_by_organisation ON public.tuition USING btree (organisation_id);
CREATE INDEX tuition_by_tariff ON public.tuition USING btree (tariff_id);

CREATE TRIGGER affiliation_without_circle AFTER INSERT OR UPDATE ON public.affiliation FOR EACH ROW EXECUTE FUNCTION affiliation_without_circle();
CREATE TRIGGER batting_innings_changed AFTER UPDATE ON public.batting_innings FOR EACH ROW WHEN (((old.runs <> new.runs) OR (old.person_id <> new.person_id))) EXECUTE FUNCTION note_player();
CREATE TRIGGER batting_innings_counts BEFORE INSERT ON public.batting_innings FOR EACH ROW EXECUTE FUNCTION count_person();
CREATE TRIGGER batting_innings_taken_back AFTER DELETE ON public.batting_innings REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE TRIGGER batting_innings_written AFTER INSERT ON public.batting_innings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE TRIGGER bowling_innings_changed AFTER UPDATE ON public.bowling_innings FOR EACH ROW WHEN (((old.wickets <> new.wickets) OR (old.person_id <> new.person_id))) EXECUTE FUNCTION note_player();
CREATE TRIGGER bowling_innings_counts BEFORE INSERT ON public.bowling_innings FOR EACH ROW EXECUTE FUNCTION count_person();
CREATE TRIGGER bowling_innings_taken_back AFTER DELETE ON public.bowling_innings REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE TRIGGER bowling_innings_written AFTER INSERT ON public.bowling_innings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE TRIGGER domain_event_dispatched AFTER INSERT ON public.domain_event FOR EACH ROW EXECUTE FUNCTION dispatch_to_listeners();
CREATE TRIGGER domain_event_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.domain_event FOR EACH STATEMENT EXECUTE FUNCTION keep_domain_events();
CREATE TRIGGER keep_fee_entries BEFORE INSERT OR DELETE OR UPDATE ON public.fee_entry FOR EACH ROW EXECUTE FUNCTION keep_fee_entries();
CREATE TRIGGER fielding_innings_counts BEFORE INSERT ON public.fielding_innings FOR EACH ROW EXECUTE FUNCTION count_person();
CREATE TRIGGER match_takes_what_is_let_go AFTER UPDATE OF live ON public.ground_span FOR EACH ROW WHEN ((old.live AND (NOT new.live))) EXECUTE FUNCTION match_takes_what_is_let_go();
CREATE TRIGGER consent_ends_with_guardians AFTER DELETE ON public.guardian FOR EACH ROW EXECUTE FUNCTION consent_ends_with_guardians();
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
CREATE TRIGGER ledger_is_kept BEFORE DELETE OR UPDATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER match_closes_ground AFTER INSERT ON public.match FOR EACH ROW WHEN ((new.status = ANY (ARRAY['upcoming'::text, 'live'::text]))) EXECUTE FUNCTION match_closes_ground();
CREATE TRIGGER match_moved AFTER UPDATE OF status, starts_on, starts_at ON public.match FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.starts_on IS DISTINCT FROM new.starts_on) OR (old.starts_at IS DISTINCT FROM new.starts_at))) EXECUTE FUNCTION note_people_of_match();
CREATE TRIGGER match_moves_its_ground AFTER UPDATE OF ground_id, starts_at, starts_on, ends_on, status ON public.match FOR EACH ROW WHEN ((((((old.ground_id IS DISTINCT FROM new.ground_id) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.starts_on IS DISTINCT FROM new.starts_on)) OR (old.ends_on IS DISTINCT FROM new.ends_on)) OR ((old.status = ANY (ARRAY['upcoming'::text, 'live'::text])) IS DISTINCT FROM (new.status = ANY (ARRAY['upcoming'::text, 'live'::text]))))) EXECUTE FUNCTION match_closes_ground();
CREATE TRIGGER match_takes_its_officials AFTER UPDATE OF starts_at, starts_on, ends_on, ground_id ON public.match FOR EACH ROW WHEN (((new.starts_at IS DISTINCT FROM old.starts_at) OR (new.ends_on IS DISTINCT FROM old.ends_on) OR (new.ground_id IS DISTINCT FROM old.ground_id))) EXECUTE FUNCTION match_takes_its_officials();
CREATE TRIGGER match_event_only_grows BEFORE UPDATE ON public.match_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER match_official_counts BEFORE INSERT ON public.match_official FOR EACH ROW EXECUTE FUNCTION count_person();
CREATE TRIGGER match_official_taken_back AFTER DELETE ON public.match_official REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE TRIGGER match_official_written AFTER INSERT ON public.match_official REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE TRIGGER match_player_counts BEFORE INSERT ON public.match_player FOR EACH ROW EXECUTE FUNCTION count_person();
CREATE TRIGGER match_player_taken_back AFTER DELETE ON public.match_player REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE TRIGGER match_player_written AFTER INSERT ON public.match_player REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_people_written();
CREATE CONSTRAINT TRIGGER membership_keeps_an_owner AFTER DELETE OR UPDATE ON public.membership DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.role = 'owner'::text)) EXECUTE FUNCTION keep_an_owner();
CREATE CONSTRAINT TRIGGER order_line_is_part_of_sum AFTER INSERT OR UPDATE OF amount, discount, tax, tax_inclusive ON public.order_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_adds_up();
CREATE TRIGGER order_guard BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION guard_order();
CREATE CONSTRAINT TRIGGER order_is_sum_of_lines AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_adds_up();
CREATE TRIGGER order_placed_with_coupon AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.coupon_id IS NOT NULL)) EXECUTE FUNCTION count_coupon();
CREATE TRIGGER order_with_coupon_moved AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((new.coupon_id IS NOT NULL) AND (old.status <> new.status))) EXECUTE FUNCTION count_coupon();
CREATE TRIGGER person_gender_changed AFTER UPDATE OF gender ON public.person FOR EACH ROW WHEN ((old.gender IS DISTINCT FROM new.gender)) EXECUTE FUNCTION note_person();
CREATE TRIGGER post_keeps_first_wording AFTER INSERT ON public.post FOR EACH ROW EXECUTE FUNCTION keep_post_revision();
CREATE TRIGGER post_keeps_new_wording AFTER UPDATE ON public.post FOR EACH ROW WHEN ((old.revision IS DISTINCT FROM new.revision)) EXECUTE FUNCTION keep_post_revision();
CREATE TRIGGER post_leads_on AFTER UPDATE ON public.post FOR EACH ROW WHEN (((old.slug <> new.slug) AND (old.published_at IS NOT NULL))) EXECUTE FUNCTION keep_former_slug();
CREATE TRIGGER post_numbers_wording BEFORE UPDATE ON public.post FOR EACH ROW WHEN (((((((((((((((old.kind IS DISTINCT FROM new.kind) OR (old.slug IS DISTINCT FROM new.slug)) OR (old.title IS DISTINCT FROM new.title)) OR (old.summary IS DISTINCT FROM new.summary)) OR (old.body IS DISTINCT FROM new.body)) OR (old.category IS DISTINCT FROM new.category)) OR (old.author IS DISTINCT FROM new.author)) OR (old.cover_seed IS DISTINCT FROM new.cover_seed)) OR (old.cover_id IS DISTINCT FROM new.cover_id)) OR (old.cover_alt IS DISTINCT FROM new.cover_alt)) OR (old.social_id IS DISTINCT FROM new.social_id)) OR (old.meta IS DISTINCT FROM new.meta)) OR (old.status IS DISTINCT FROM new.status)) OR (old.published_at IS DISTINCT FROM new.published_at))) EXECUTE FUNCTION number_post_revision();
CREATE TRIGGER site_change_stays BEFORE UPDATE ON public.site_change FOR EACH ROW EXECUTE FUNCTION keep_site_change();
CREATE TRIGGER entry_keeps_its_fee BEFORE UPDATE OF fee, fee_refund_until ON public.tournament_entry FOR EACH ROW WHEN (((old.fee IS DISTINCT FROM new.fee) OR (old.fee_refund_until IS DISTINCT FROM new.fee_refund_until))) EXECUTE FUNCTION keep_what_was_agreed();
CREATE TRIGGER guard_entry_payment BEFORE INSERT OR DELETE OR UPDATE ON public.tournament_entry_payment FOR EACH ROW EXECUTE FUNCTION guard_entry_payment();
CREATE TRIGGER fixture_holds_ground AFTER UPDATE OF holds_ground_id, holds_during, holds_as ON public.tournament_fixture FOR EACH ROW WHEN ((((old.holds_ground_id IS DISTINCT FROM new.holds_ground_id) OR (old.holds_during IS DISTINCT FROM new.holds_during)) OR (old.holds_as IS DISTINCT FROM new.holds_as))) EXECUTE FUNCTION fixture_holds_ground();
CREATE TRIGGER tournament_keeps_its_currency BEFORE UPDATE OF currency ON public.tournament_setup FOR EACH ROW WHEN ((old.currency <> new.currency)) EXECUTE FUNCTION keep_what_was_agreed();
