-- The public record also says into which groups a public tournament's teams were drawn or put.
alter table tournament_decision drop constraint tournament_decision_kind_check;
alter table tournament_decision add constraint tournament_decision_kind_check check (kind in
  ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'shortened', 'removed', 'overtaken',
   'points', 'fined', 'fine withdrawn', 'coin', 'lots', 'lot withdrawn', 'seeded', 'grouped', 'rules changed',
   'withdrawn', 'plays again'));
