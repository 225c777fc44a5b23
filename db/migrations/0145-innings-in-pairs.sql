-- In pairs and indoors a wicket takes runs off, so that a score may be below nothing, and nobody goes for it.
alter table innings drop constraint innings_counts_check;
alter table innings add constraint innings_counts_check check
  (runs >= -5000 and legal_balls >= 0 and wickets between 0 and 3000 and innings > 0);
alter table match_contribution drop constraint match_contribution_runs_check;
alter table match_contribution add constraint match_contribution_runs_check check (runs >= -5000);
