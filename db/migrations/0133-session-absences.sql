-- A family's notice that a student cannot come to a session. The mark of the coach is another thing: it says who came.
create table session_absence (
  enrolment_id uuid not null references enrolment on delete cascade,
  day          date not null,
  starts       time not null,
  note         text not null default '' check (length(note) <= 200),
  told_at      timestamptz not null,
  primary key (enrolment_id, day, starts)
);
