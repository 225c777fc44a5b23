-- The public record also says that a team of public fixtures plays no longer, or again.
alter table tournament_decision drop constraint tournament_decision_kind_check;
alter table tournament_decision add constraint tournament_decision_kind_check check (kind in
  ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'shortened', 'removed', 'overtaken',
   'points', 'fined', 'fine withdrawn', 'coin', 'lots', 'lot withdrawn', 'seeded', 'rules changed', 'withdrawn',
   'plays again'));
