-- What a programme teaches, and what each level of a skill looks like, the lowest first.
create table skill (
  id              uuid primary key,
  organisation_id uuid not null,
  programme_id    uuid not null,
  name            text not null check (length(name) between 1 and 80),
  levels          text[] not null check (cardinality(levels) between 2 and 6),
  place           smallint not null,
  constraint skill_of_programme unique (id, programme_id),
  constraint skill_named_once unique (programme_id, name) deferrable initially immediate,
  foreign key (programme_id, organisation_id) references programme (id, organisation_id)
);

-- How a student of a batch does, by skill: the number of a level, from 1. A skill that goes takes them along.
create table assessment (
  enrolment_id uuid not null references enrolment,
  skill_id     uuid not null references skill on delete cascade,
  level        smallint not null check (level between 1 and 6),
  assessed_by  uuid references account on delete set null,
  assessed_at  timestamptz not null,
  primary key (enrolment_id, skill_id)
);
create index assessment_by_skill on assessment (skill_id);
create index assessment_by_account on assessment (assessed_by) where assessed_by is not null;

-- What the coach writes of a student's term, and the hash of the token of a link to the card, for the family.
create table report_card (
  enrolment_id uuid primary key references enrolment,
  comment      text not null check (length(comment) <= 2000),
  token_hash   bytea unique,
  shared_at    timestamptz,
  written_by   uuid references account on delete set null,
  written_at   timestamptz not null,
  check ((token_hash is null) = (shared_at is null))
);
create index report_card_by_account on report_card (written_by) where written_by is not null;
