-- How short and how long a first or last name may be, in letters, is for each site to say.
alter table site
  add column name_min smallint not null default 4,
  add column name_max smallint not null default 40,
  add constraint site_names_have_room check (1 <= name_min and name_min <= name_max and name_max <= 100);
