-- A club writes news of its own on a site that it shares with others.
alter table post add column organisation_id uuid references organisation (id);
alter table post add constraint post_of_organisation_is_on_a_site
  check (organisation_id is null or (site_id is not null and kind in ('blog', 'news')));
create index post_by_organisation on post (organisation_id, published_at desc)
  where organisation_id is not null;
