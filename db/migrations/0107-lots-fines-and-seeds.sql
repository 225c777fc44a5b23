-- A coin that was tossed or lots that were drawn among teams that nothing else told apart.
create table tournament_lot (
  id            uuid primary key,
  tournament_id uuid not null references tournament_setup on delete cascade,
  kind          text not null check (kind in ('coin', 'lots')),
  -- Who tossed the coin or drew the lots, in words that everybody reads.
  drawn_by      text not null check (drawn_by <> '' and length(drawn_by) <= 80),
  reason        text not null check (reason <> '' and length(reason) <= 200),
  made_by       uuid references account on delete set null,
  made_at       timestamptz not null,
  unique (tournament_id, id)
);
create index tournament_lot_by_account on tournament_lot (made_by) where made_by is not null;

-- The teams in the order in which they came out.
create table tournament_lot_team (
  tournament_id uuid not null,
  lot_id        uuid not null,
  team_id       uuid not null,
  place         smallint not null check (place between 1 and 64),
  primary key (lot_id, team_id),
  unique (lot_id, place),
  foreign key (tournament_id, lot_id) references tournament_lot (tournament_id, id) on delete cascade,
  foreign key (tournament_id, team_id) references tournament_entry (tournament_id, team_id) on delete cascade
);
create index tournament_lot_team_by_team on tournament_lot_team (tournament_id, team_id);

-- A fine as it is written, "GBP 5"; it may come without points.
alter table tournament_adjustment
  add column fine text check (fine <> '' and length(fine) <= 60),
  drop constraint tournament_adjustment_points_check,
  add constraint tournament_adjustment_does_something check (points <> 0 or fine is not null);

-- The place of a team in the seeding before the tournament; null for a team without a seed.
alter table tournament_entry
  add column seed smallint check (seed between 1 and 512),
  add constraint tournament_entry_seed_once unique (tournament_id, seed) deferrable initially immediate;

alter table tournament_decision drop constraint tournament_decision_kind_check;
alter table tournament_decision add constraint tournament_decision_kind_check check (kind in
  ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'removed', 'overtaken', 'points',
   'fined', 'fine withdrawn', 'coin', 'lots', 'lot withdrawn', 'seeded'));

-- What a match contributes has more facts now, which rules may ask for. Those of tournaments that are run here are
-- made again from the log when their table is read next.
delete from match_contribution c using match m, tournament_setup s
where m.id = c.match_id and s.id = m.tournament_id;
