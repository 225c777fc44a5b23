-- Who an academy teaches: an adult, or a child whose guardian holds the account. None of this is public, and
-- the form (medical notes, whom to call) is for those who coach.
create table student (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  account_id      uuid references account,
  is_self         boolean not null,
  name            text not null check (length(name) <= 100),
  folded          text not null generated always as (fold(name)) stored,
  born_on         date check (born_on > '1900-01-01'),
  medical         text not null default '' check (length(medical) <= 1000),
  contact_name    text not null default '' check (length(contact_name) <= 100),
  contact_phone   text not null default '' check (length(contact_phone) <= 40),
  shows_name      boolean not null default false,
  shows_picture   boolean not null default false,
  consented_at    timestamptz not null,
  constraint student_of_organisation unique (id, organisation_id),
  check (is_self or born_on is not null or account_id is null)
);
create unique index student_named_once on student (account_id, organisation_id, folded)
  where account_id is not null;
create unique index student_self_once on student (account_id, organisation_id)
  where account_id is not null and is_self;
create index student_by_organisation on student (organisation_id);
create index student_born on student (born_on) where born_on is not null;

-- A place in a batch, or the wish for one. Seats are numbered from 1 to the capacity of the batch, so no two
-- requests get the same and none is given that is not there.
create table enrolment (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null,
  batch_id        uuid not null,
  student_id      uuid not null,
  state           text not null check (state in ('trial', 'enrolled', 'waiting', 'withdrawn')),
  seat            smallint,
  capacity        smallint not null,
  trial_at        timestamptz,
  asked_at        timestamptz not null,
  constraint enrolment_once unique (batch_id, student_id),
  constraint enrolment_seat_once unique (batch_id, seat) deferrable initially immediate,
  constraint enrolment_within_capacity check (seat between 1 and capacity),
  constraint enrolment_has_seat check ((seat is not null) = (state in ('trial', 'enrolled'))),
  constraint enrolment_has_trial check ((trial_at is not null) = (state = 'trial')),
  foreign key (batch_id, organisation_id) references batch (id, organisation_id),
  foreign key (batch_id, capacity) references batch (id, capacity) on update cascade,
  foreign key (student_id, organisation_id) references student (id, organisation_id)
);
create index enrolment_by_student on enrolment (student_id);
create index enrolment_waiting on enrolment (batch_id, asked_at, id) where state = 'waiting';
