-- What players did in the field, an innings a row: derived from the log as `bowling_innings` is. Somebody without a
-- catch, a stumping or a run out has none.
create table fielding_innings (
  match_id   uuid not null references match on delete cascade,
  innings    smallint not null,
  person_id  uuid not null references person,
  catches    smallint not null check (catches >= 0),
  stumpings  smallint not null check (stumpings >= 0),
  run_outs   smallint not null check (run_outs >= 0),
  super_over boolean not null,
  primary key (match_id, innings, person_id),
  check (catches + stumpings + run_outs > 0)
);
create index fielding_innings_by_person on fielding_innings (person_id);

-- Matches that were recorded before; they get their rows when somebody asks for those of their tournament.
create table fielding_due (match_id uuid primary key references match on delete cascade);
insert into fielding_due select id from match where seq > 0;
