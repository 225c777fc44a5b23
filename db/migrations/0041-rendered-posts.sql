-- What readers are shown is rendered when a post is saved, and not for each reader. Null means that it is
-- not rendered yet; a job at the start fills it.
alter table post add column rendered jsonb;
alter table post_revision add column rendered jsonb;

-- A body that changes without its rendering (by hand, or by an older version of the server) loses it.
create or replace function number_post_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  if new.body is distinct from old.body and new.rendered is not distinct from old.rendered then
    new.rendered := null;
  end if;
  return new;
end $$;

create or replace function keep_post_revision() returns trigger language plpgsql as $$
begin
  insert into post_revision (post_id, number, kind, slug, title, summary, body, rendered, category,
    author, cover_seed, cover_id, cover_alt, social_id, meta, status, published_at, revised_at, saved_by)
  values (new.id, new.revision, new.kind, new.slug, new.title, new.summary, new.body, new.rendered,
    new.category, new.author, new.cover_seed, new.cover_id, new.cover_alt, new.social_id, new.meta,
    new.status, new.published_at, new.changed_at, new.changed_by);
  return null;
end $$;
