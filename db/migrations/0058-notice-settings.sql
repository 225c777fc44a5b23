-- Clubs tell their players of squads, questions and what is called off.
alter table notice_event drop constraint notice_event_kind_check;
alter table notice_event add constraint notice_event_kind_check
  check (kind in ('match-start', 'wicket', 'innings-end', 'result', 'club', 'invitation', 'booking', 'order',
                  'role'));

-- What an account wants to be told of, and how; where there is no row, as for everybody who has chosen nothing.
create table notice_preference (
  account_id uuid not null references account on delete cascade,
  kind       text not null check (kind in ('match-start', 'wicket', 'innings-end', 'result', 'club',
                                           'invitation', 'booking', 'order', 'role')),
  channel    text not null check (channel in ('page', 'email', 'push')),
  wanted     boolean not null,
  primary key (account_id, kind, channel)
);

-- When an account is told. `quiet_until` may be on the next day; both are null for no quiet hours.
create table notice_schedule (
  account_id  uuid primary key references account on delete cascade,
  time_zone   text not null,
  quiet_from  time,
  quiet_until time,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

-- The end of the quiet hours that the instant is in; null when it is in none.
create function quiet_ends(at timestamptz, schedule notice_schedule) returns timestamptz
language sql stable parallel safe as $$
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
$$;
