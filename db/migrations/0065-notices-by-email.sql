-- When an account is emailed what it wants by email: once a day at `digest_at`, at once when that is null. Links in
-- emails lead to the origin where this was chosen.
alter table notice_schedule
  add column digest_at   time,
  add column link_origin text check (link_origin ~ '^https?://[^/]+$');

-- A notification that an account has not been emailed yet; written together with the notification itself.
create table notice_email (
  account_id uuid not null references account on delete cascade,
  event_id   uuid not null references notice_event on delete cascade,
  queued_at  timestamptz not null,
  due_at     timestamptz not null,
  primary key (account_id, event_id)
);
create index notice_email_by_event on notice_email (event_id);
create index notice_email_due on notice_email (due_at);

-- When an email is due of what happens at the instant; never during quiet hours.
create function email_due(at timestamptz, schedule notice_schedule) returns timestamptz
language sql stable parallel safe as $$
  select coalesce(quiet_ends(due, schedule), due)
  from (select case when schedule.digest_at is null then at
                    else (day + schedule.digest_at + case when clock < schedule.digest_at then interval '0'
                                                          else interval '1 day' end)
                         at time zone schedule.time_zone end as due
        from (select (at at time zone schedule.time_zone)::date as day,
                     (at at time zone schedule.time_zone)::time as clock) local) known
$$;

-- An email may have an HTML part, and an address at which a click of the mail program unsubscribes (RFC 8058).
alter table message
  add column html            text,
  add column unsubscribe_url text check (unsubscribe_url !~ '[[:cntrl:][:space:]<>]'),
  add constraint message_html_is_email check (channel = 'email' or (html is null and unsubscribe_url is null));
