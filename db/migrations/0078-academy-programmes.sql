-- What an academy teaches, where and when. A branch has a time zone of its own: the times of its batches are
-- clock times there, whatever summer time does.
create table academy_branch (
  id              uuid primary key,
  organisation_id uuid not null references organisation,
  name            text not null check (length(name) between 1 and 80),
  address         text not null default '' check (length(address) <= 200),
  time_zone       text not null,
  constraint academy_branch_of_organisation unique (id, organisation_id),
  constraint academy_branch_named_once unique (organisation_id, name)
);

create table academy_term (
  id              uuid primary key,
  organisation_id uuid not null references organisation,
  name            text not null check (length(name) between 1 and 80),
  first_day       date not null,
  last_day        date not null,
  constraint academy_term_of_organisation unique (id, organisation_id),
  constraint academy_term_named_once unique (organisation_id, name),
  check (last_day between first_day and first_day + 366)
);

-- Days without sessions, in all branches.
create table academy_holiday (
  id              uuid primary key,
  organisation_id uuid not null references organisation,
  name            text not null check (length(name) between 1 and 80),
  first_day       date not null,
  last_day        date not null,
  check (last_day between first_day and first_day + 366)
);
create index academy_holiday_by_organisation on academy_holiday (organisation_id, first_day);

create table programme (
  id              uuid primary key,
  organisation_id uuid not null references organisation,
  kind            text not null check (kind in ('course', 'camp')),
  name            text not null check (length(name) between 1 and 80),
  level           text not null check (level in ('beginner', 'intermediate', 'advanced', 'any')),
  age_from        smallint check (age_from between 3 and 99),
  age_to          smallint check (age_to between 3 and 99),
  about           text not null default '' check (length(about) <= 2000),
  price           text not null default '' check (length(price) <= 120),
  is_public       boolean not null,
  constraint programme_of_organisation unique (id, organisation_id),
  constraint programme_named_once unique (organisation_id, name),
  check (age_to >= age_from)
);

-- A group that trains together: in a term, or on the days of a camp.
create table batch (
  id              uuid primary key,
  organisation_id uuid not null,
  programme_id    uuid not null,
  branch_id       uuid not null,
  term_id         uuid,
  first_day       date,
  last_day        date,
  name            text not null check (length(name) between 1 and 80),
  place           text not null default '' check (length(place) <= 120),
  coach_id        uuid references account,
  capacity        smallint not null check (capacity between 1 and 500),
  is_open         boolean not null,
  constraint batch_of_organisation unique (id, organisation_id),
  constraint batch_holds unique (id, capacity),
  constraint batch_named_once unique (programme_id, term_id, name),
  foreign key (programme_id, organisation_id) references programme (id, organisation_id),
  foreign key (branch_id, organisation_id) references academy_branch (id, organisation_id),
  foreign key (term_id, organisation_id) references academy_term (id, organisation_id),
  check ((term_id is null) = (first_day is not null and last_day is not null)),
  check (last_day between first_day and first_day + 366)
);
create index batch_by_organisation on batch (organisation_id);
create index batch_by_coach on batch (coach_id) where coach_id is not null;

-- When a batch trains: a day of the week, 1 for Monday, and a clock time of its branch.
create table batch_time (
  batch_id uuid not null references batch on delete cascade,
  weekday  smallint not null check (weekday between 1 and 7),
  starts   time not null,
  minutes  smallint not null check (minutes between 10 and 720),
  primary key (batch_id, weekday, starts)
);

-- The sessions of a batch between two days, without holidays.
create function batch_sessions(wanted uuid, from_day date, to_day date)
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
$$;
