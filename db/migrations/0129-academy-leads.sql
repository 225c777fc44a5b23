-- Who has asked an academy about training, on its page or by phone, and what became of it. Nothing of this is public, and
-- it is erased when nothing has come of it for some time.
create table lead (
  id              uuid primary key,
  organisation_id uuid not null references organisation,
  source          text not null check (source in ('page', 'phone')),
  name            text not null check (length(name) between 1 and 100),
  phone           text not null check (length(phone) <= 40),
  email           text check (length(email) <= 254),
  email_key       text,
  -- Who asked, if they were logged in.
  account_id      uuid references account on delete set null,
  student_name    text not null check (length(student_name) <= 100),
  age             smallint check (age between 3 and 99),
  programme_id    uuid,
  question        text not null check (length(question) <= 2000),
  state           text not null check (state in ('new', 'called', 'lost')),
  lost_because    text check (lost_because in
                    ('price', 'time', 'place', 'age', 'elsewhere', 'no-answer', 'other')),
  note            text not null default '' check (length(note) <= 2000),
  follower_id     uuid references account on delete set null,
  follow_on       date,
  -- The batch that a link offers, and the hash of the link's token.
  batch_id        uuid,
  token_hash      bytea unique,
  -- What it has become: how it stands follows from that.
  enrolment_id    uuid references enrolment,
  asked_at        timestamptz not null,
  changed_at      timestamptz not null,
  foreign key (programme_id, organisation_id) references programme (id, organisation_id)
    on delete set null (programme_id),
  foreign key (batch_id, organisation_id) references batch (id, organisation_id)
    on delete set null (batch_id),
  constraint lead_can_be_reached check (phone <> '' or email is not null),
  check ((email is null) = (email_key is null)),
  check ((state = 'lost') = (lost_because is not null))
);
create index lead_by_organisation on lead (organisation_id, follow_on);
create index lead_by_account on lead (account_id) where account_id is not null;
create index lead_by_email on lead (email_key) where email_key is not null;
create index lead_by_follower on lead (follower_id) where follower_id is not null;
create index lead_by_programme on lead (programme_id) where programme_id is not null;
create index lead_by_batch on lead (batch_id) where batch_id is not null;
create index lead_by_enrolment on lead (enrolment_id) where enrolment_id is not null;
create index lead_by_change on lead (changed_at);
