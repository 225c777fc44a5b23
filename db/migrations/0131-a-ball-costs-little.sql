-- The totals of a player are due when the runs or wickets of a line have changed, or whose they are, and not after every
-- ball. A trigger with a condition for each row costs less than one for the statement, which always runs.
create function note_player() returns trigger language plpgsql as $$
begin
  insert into totals_due values (new.person_id);
  return null;
end $$;
drop trigger batting_innings_changed on batting_innings;
create trigger batting_innings_changed after update on batting_innings for each row
  when (old.runs <> new.runs or old.person_id <> new.person_id) execute function note_player();
drop trigger bowling_innings_changed on bowling_innings;
create trigger bowling_innings_changed after update on bowling_innings for each row
  when (old.wickets <> new.wickets or old.person_id <> new.person_id) execute function note_player();

-- Its condition is looked at only where one of its columns is written, and not with every ball.
drop trigger match_moves_its_ground on match;
create trigger match_moves_its_ground after update of ground_id, starts_at, starts_on, ends_on, status on match
  for each row when ((old.ground_id, old.starts_at, old.starts_on, old.ends_on, old.status in ('upcoming', 'live'))
    is distinct from (new.ground_id, new.starts_at, new.starts_on, new.ends_on, new.status in ('upcoming', 'live')))
  execute function match_closes_ground();

-- The same rules as before. PostgreSQL reads the text of every check of a table anew in each statement that writes it.
alter table delivery
  drop constraint delivery_ordinal_check,
  drop constraint delivery_ball_check,
  drop constraint delivery_over_check,
  drop constraint delivery_bat_runs_check,
  drop constraint delivery_wides_check,
  drop constraint delivery_noballs_check,
  drop constraint delivery_byes_check,
  drop constraint delivery_legbyes_check,
  drop constraint delivery_penalty_check,
  add constraint delivery_counts_check check (
    least(over, bat_runs, wides, noballs, byes, legbyes, penalty) >= 0 and least(ordinal, ball) > 0);
alter table batting_innings
  drop constraint batting_innings_position_check,
  drop constraint batting_innings_runs_check,
  drop constraint batting_innings_balls_check,
  add constraint batting_innings_counts_check check (least(runs, balls) >= 0 and position > 0);
alter table bowling_innings
  drop constraint bowling_innings_position_check,
  drop constraint bowling_innings_legal_balls_check,
  drop constraint bowling_innings_runs_check,
  drop constraint bowling_innings_wickets_check,
  add constraint bowling_innings_counts_check check (least(runs, wickets, legal_balls) >= 0 and position > 0);
alter table innings
  drop constraint innings_innings_check,
  drop constraint innings_runs_check,
  drop constraint innings_legal_balls_check,
  drop constraint innings_wickets_check,
  add constraint innings_counts_check check (
    least(runs, legal_balls) >= 0 and wickets >= 0 and wickets <= 30 and innings > 0);
