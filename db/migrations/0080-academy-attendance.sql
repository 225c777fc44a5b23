-- A session that does not take place.
create table session_cancelled (
  batch_id        uuid not null,
  organisation_id uuid not null,
  day             date not null,
  starts          time not null,
  reason          text not null default '' check (length(reason) <= 200),
  cancelled_by    uuid references account on delete set null,
  cancelled_at    timestamptz not null,
  primary key (batch_id, day, starts),
  foreign key (batch_id, organisation_id) references batch (id, organisation_id)
);
create index session_cancelled_by_account on session_cancelled (cancelled_by)
  where cancelled_by is not null;

-- Who came to a session, once for a student and a session, as it was last tapped on any device.
create table attendance (
  enrolment_id uuid not null references enrolment,
  day          date not null,
  starts       time not null,
  mark         text not null check (mark in ('here', 'late', 'absent')),
  marked_at    timestamptz not null,
  marked_by    uuid references account on delete set null,
  primary key (enrolment_id, day, starts)
);
create index attendance_by_account on attendance (marked_by) where marked_by is not null;

-- The sessions of a batch between two days, without holidays and without those that were cancelled.
create or replace function batch_sessions(wanted uuid, from_day date, to_day date)
returns table (day date, starts time, starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
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
$$;
