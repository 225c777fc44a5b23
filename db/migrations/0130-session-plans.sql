-- An academy's own drills, and what is planned for a session from them.
create table drill (
  id              uuid primary key,
  organisation_id uuid not null references organisation,
  name            text not null check (length(name) between 1 and 80),
  minutes         smallint not null check (minutes between 1 and 240),
  trains          text not null
                    check (trains in ('batting', 'bowling', 'fielding', 'keeping', 'fitness', 'game')),
  equipment       text not null check (length(equipment) <= 200),
  how             text not null check (length(how) <= 2000),
  -- It stands in plans, and is offered no more.
  removed_at      timestamptz,
  constraint drill_of_organisation unique (id, organisation_id)
);
create unique index drill_named_once on drill (organisation_id, lower(name)) where removed_at is null;

create table session_plan (
  batch_id        uuid not null,
  organisation_id uuid not null,
  day             date not null,
  starts          time not null,
  aim             text not null check (length(aim) <= 500),
  planned_by      uuid references account on delete set null,
  planned_at      timestamptz not null,
  primary key (batch_id, day, starts),
  foreign key (batch_id, organisation_id) references batch (id, organisation_id) on delete cascade
);
create index session_plan_by_account on session_plan (planned_by) where planned_by is not null;

create table plan_drill (
  batch_id        uuid not null,
  organisation_id uuid not null,
  day             date not null,
  starts          time not null,
  place           smallint not null check (place between 1 and 30),
  drill_id        uuid not null,
  minutes         smallint not null check (minutes between 1 and 240),
  note            text not null check (length(note) <= 300),
  primary key (batch_id, day, starts, place),
  foreign key (batch_id, day, starts) references session_plan on delete cascade,
  foreign key (drill_id, organisation_id) references drill (id, organisation_id)
);
create index plan_drill_by_drill on plan_drill (drill_id);

-- What a student has bowled in a session's nets, which counts among all that they bowl.
create table net_overs (
  enrolment_id uuid not null references enrolment,
  day          date not null,
  starts       time not null,
  overs        smallint not null check (overs between 0 and 60),
  noted_by     uuid references account on delete set null,
  noted_at     timestamptz not null,
  primary key (enrolment_id, day, starts)
);
create index net_overs_by_account on net_overs (noted_by) where noted_by is not null;
