-- The playing conditions that the match of a fixture was made by, before rain took overs from it; null without a match,
-- and for matches that rain had shortened before this was kept.
alter table tournament_fixture add column conditions jsonb;

update tournament_fixture f set conditions = m.setup->'conditions'
from match m
where m.id = f.match_id and not exists (
  select from tournament_rain_item i where i.match_id = f.match_id and i.kind = 'shortened');

alter table tournament_decision drop constraint tournament_decision_kind_check;
alter table tournament_decision add constraint tournament_decision_kind_check check (kind in
  ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'shortened', 'removed', 'overtaken',
   'points', 'fined', 'fine withdrawn', 'coin', 'lots', 'lot withdrawn', 'seeded', 'rules changed'));
