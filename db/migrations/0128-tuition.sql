-- What an academy's programmes cost, and how each student pays. A tariff is for a term or camp, for a month, or for a
-- pack of sessions that attendance uses up.
create table tariff (
  id              uuid primary key,
  organisation_id uuid not null,
  programme_id    uuid not null,
  -- Null for all batches of the programme.
  batch_id        uuid,
  kind            text not null check (kind in ('term', 'month', 'pack')),
  product_id      uuid not null unique,
  -- The day of the month on which it is due.
  due_day         smallint check (due_day between 1 and 28),
  sessions        smallint check (sessions between 2 and 100),
  -- Part of a term or month costs the share of its days.
  is_shared       boolean not null,
  ended_at        timestamptz,
  constraint tariff_of_organisation unique (id, organisation_id),
  foreign key (programme_id, organisation_id) references programme (id, organisation_id),
  foreign key (batch_id, organisation_id) references batch (id, organisation_id),
  foreign key (product_id, organisation_id) references fee_product (id, organisation_id),
  check ((kind = 'month') = (due_day is not null)),
  check ((kind = 'pack') = (sessions is not null))
);
create index tariff_by_programme on tariff (programme_id);
create index tariff_by_batch on tariff (batch_id) where batch_id is not null;

-- What a family has chosen, while there is a choice.
alter table enrolment
  add column tariff_id uuid,
  add foreign key (tariff_id, organisation_id) references tariff (id, organisation_id);
create index enrolment_by_tariff on enrolment (tariff_id) where tariff_id is not null;

-- By which tariff a student pays for a batch, and on which days. Nobody pays by two on one day.
create table tuition (
  enrolment_id    uuid not null references enrolment,
  organisation_id uuid not null,
  tariff_id       uuid not null,
  days            daterange not null check (not isempty(days)),
  constraint tuition_by_one exclude using gist (enrolment_id with =, days with &&),
  foreign key (tariff_id, organisation_id) references tariff (id, organisation_id)
);
create index tuition_by_tariff on tuition (tariff_id);
create index tuition_by_organisation on tuition (organisation_id);

-- An absence of which the family gave notice.
alter table attendance
  drop constraint attendance_mark_check,
  add constraint attendance_mark_check check (mark in ('here', 'late', 'absent', 'excused'));

-- Sessions that a student has paid for, or is to pay. After a refund they are no more than were used.
create table session_pack (
  id              uuid primary key,
  organisation_id uuid not null,
  student_id      uuid not null,
  tariff_id       uuid not null,
  bought          smallint not null check (bought between 2 and 100),
  sessions        smallint not null check (sessions between 0 and bought),
  bought_at       timestamptz not null,
  refunded_at     timestamptz,
  constraint session_pack_holds unique (id, sessions),
  foreign key (student_id, organisation_id) references student (id, organisation_id),
  foreign key (tariff_id, organisation_id) references tariff (id, organisation_id),
  check (refunded_at is not null or sessions = bought)
);
create index session_pack_by_student on session_pack (student_id, tariff_id);
create index session_pack_by_tariff on session_pack (tariff_id);

-- Which session of a pack was used when. They are numbered from 1 to as many as there are in the pack, so that no more
-- can be used, and a session that somebody came to uses one of one pack.
create table pack_use (
  enrolment_id uuid not null,
  day          date not null,
  starts       time not null,
  pack_id      uuid not null,
  sessions     smallint not null,
  nth          smallint not null,
  primary key (enrolment_id, day, starts),
  constraint pack_use_once unique (pack_id, nth),
  constraint pack_use_within_pack check (nth between 1 and sessions),
  foreign key (enrolment_id, day, starts) references attendance (enrolment_id, day, starts),
  foreign key (pack_id, sessions) references session_pack (id, sessions) on update cascade
);
