-- A side that did not turn up, gave the match up or refused to play may bring other points than another ruling.
alter table match_contribution drop constraint match_contribution_decision_check;
alter table match_contribution add constraint match_contribution_decision_check
  check (decision in ('play', 'tie break', 'award', 'walkover', 'conceded', 'forfeited'));

-- By when the home side tells a result and the away side answers, and what it costs not to tell one.
alter table tournament_setup
  add column report_hours smallint not null default 48 check (report_hours between 1 and 720),
  add column answer_hours smallint not null default 48 check (answer_hours between 1 and 720),
  add column late_points  double precision not null default 0 check (late_points between 0 and 100);

-- The result of a fixture as the home side tells it, until it stands.
create table fixture_report (
  fixture_id  uuid primary key references tournament_fixture on delete cascade,
  outcome     jsonb not null,
  status      text not null check (status in ('open', 'disputed', 'standing')),
  objection   text not null default '' check (length(objection) <= 200),
  told_by     uuid references account on delete set null,
  told_at     timestamptz not null,
  answer_by   timestamptz not null,
  answered_by uuid references account on delete set null,
  answered_at timestamptz,
  check ((status = 'open') = (answered_at is null))
);
create index fixture_report_open on fixture_report (answer_by) where status = 'open';
create index fixture_report_by_teller on fixture_report (told_by) where told_by is not null;
create index fixture_report_by_answerer on fixture_report (answered_by) where answered_by is not null;

-- What was decided in a tournament that its table or its fixtures do not explain by themselves; everybody
-- reads it. Entries are never changed.
create table tournament_decision (
  id            uuid primary key default uuidv7(),
  tournament_id uuid not null references tournament_setup on delete cascade,
  fixture_id    uuid references tournament_fixture on delete set null,
  kind          text not null check (kind in
    ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'points')),
  -- Sides by their names as they were, and what was decided.
  said          jsonb not null,
  decided_by    uuid references account on delete set null,
  decided_at    timestamptz not null
);
create index tournament_decision_by_tournament on tournament_decision (tournament_id, id desc);
create index tournament_decision_by_fixture
  on tournament_decision (fixture_id) where fixture_id is not null;
create index tournament_decision_by_account
  on tournament_decision (decided_by) where decided_by is not null;
-- A missed deadline costs once.
create unique index tournament_decision_late_once
  on tournament_decision (fixture_id) where kind = 'late';
