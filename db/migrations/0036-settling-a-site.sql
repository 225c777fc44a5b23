-- Operators settle what a site's record holds. Every change is kept beside whoever made it, and a save names
-- the one it is based on.
alter table site
  add column revision integer not null default 1 check (revision > 0),
  add constraint site_country_is_known foreign key (country) references country,
  add constraint site_currency_is_known foreign key (currency) references currency;

create table site_change (
  site_id    uuid not null references site on delete cascade,
  -- The number of the record that it made.
  revision   integer not null check (revision > 1),
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null,
  -- Of what was changed alone, by its name.
  before     jsonb not null,
  after      jsonb not null check (after <> '{}'),
  primary key (site_id, revision)
);
create index site_change_by on site_change (changed_by);

-- What has been written into the books stays as it is; only the name of a closed account goes out of it.
create function keep_site_change() returns trigger language plpgsql as $$
begin
  if new.changed_by is null and (new.site_id, new.revision, new.changed_at, new.before, new.after)
    = (old.site_id, old.revision, old.changed_at, old.before, old.after)
  then
    return new;
  end if;
  raise exception 'a change of a site stays as it was made' using errcode = 'check_violation';
end $$;
create trigger site_change_stays before update on site_change
  for each row execute function keep_site_change();
