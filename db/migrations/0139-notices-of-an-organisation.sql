-- What an organisation tells its people is no longer for whoever is not among them any more: the notice says whose it
-- is, and whether it is for all of them, for those who coach, or for those who run it.
alter table notice_event
  add column organisation_id uuid references organisation on delete cascade,
  add column seen_by text check (seen_by in ('people', 'coaches', 'managers')),
  add check ((organisation_id is null) = (seen_by is null));
create index notice_event_of_organisation on notice_event (organisation_id)
  where organisation_id is not null;
update notice_event e set organisation_id = o.id, seen_by = 'people'
from organisation o
where e.kind = 'club' and e.path like '/manage/organisations/%'
  and o.id::text = split_part(e.path, '/', 4);
