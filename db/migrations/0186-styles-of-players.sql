-- How somebody plays, as the player or a club of theirs says. Unknown until then.
alter table person
  add column playing_role text check (playing_role in ('batter', 'keeper', 'all-rounder', 'bowler')),
  add column bats text check (bats in ('right', 'left')),
  add column bowls text check (bowls in ('right-fast', 'right-medium', 'off-break', 'leg-break',
                                         'left-fast', 'left-medium', 'left-orthodox', 'left-wrist-spin'));
