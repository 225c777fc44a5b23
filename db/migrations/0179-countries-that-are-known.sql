-- A code that no country has says nothing.
update organisation set country = null where country not in (select code from country);
update ground set country = null where country not in (select code from country);

alter table organisation
  add constraint organisation_country_fkey foreign key (country) references country (code);
alter table ground
  add constraint ground_country_fkey foreign key (country) references country (code);
