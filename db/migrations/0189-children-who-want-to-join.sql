-- A parent asks a club to take a child.
alter table join_request
  add column child_name text check (length(child_name) between 1 and 100),
  add column child_born_on date check (child_born_on > '1900-01-01'),
  add constraint join_request_child_has_both check ((child_name is null) = (child_born_on is null));
