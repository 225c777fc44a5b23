-- Editors write posts: several at a time, with pictures, at addresses that may change, and with every
-- wording kept beside whoever wrote it.

-- A picture that an editor has sent, drawn anew in the sizes that pages show.
create table post_picture (
  id      uuid primary key default uuidv7(),
  site_id uuid not null references site on delete cascade,
  -- SHA-256 of what was sent: the same file again is the same picture.
  digest  bytea not null check (length(digest) = 32),
  small   bytea not null,
  large   bytea not null,
  share   bytea not null,
  made_by uuid references account on delete set null,
  made_at timestamptz not null default now(),
  constraint post_picture_once unique (site_id, digest)
);

drop trigger post_keeps_first_wording on post;
drop trigger post_keeps_new_wording on post;
drop index post_latest;

alter table post
  -- The number of the latest wording: what a save must name to be based on it.
  add column revision   integer not null default 1 check (revision > 0),
  add column changed_at timestamptz not null default now(),
  add column changed_by uuid references account on delete set null,
  -- What the editor's device called it when it was made, so that making it twice makes one.
  add column made_with  uuid constraint post_made_once unique,
  add column cover_id   uuid references post_picture,
  add column cover_alt  text not null default '',
  add column social_id  uuid references post_picture,
  add constraint post_cover_in_words check (cover_id is null or cover_alt <> ''),
  drop constraint post_status_check,
  add constraint post_status_check
    check (status in ('draft', 'scheduled', 'published', 'archived')),
  drop constraint post_out_at_a_time,
  add constraint post_out_at_a_time
    check (status in ('draft', 'archived') or published_at is not null);
create index post_latest on post (kind, published_at desc, id)
  where status in ('scheduled', 'published');
create index post_changed on post (changed_at desc, id);

update post set (revision, changed_at) = (
  select max(number), max(revised_at) from post_revision where post_id = post.id);

alter table post_revision
  add column kind         text,
  add column slug         text,
  add column category     text,
  add column author       text,
  add column cover_seed   text,
  add column cover_id     uuid references post_picture,
  add column cover_alt    text,
  add column social_id    uuid references post_picture,
  add column status       text,
  add column published_at timestamptz,
  add column saved_by     uuid references account on delete set null;
update post_revision r
set kind = p.kind, slug = p.slug, category = p.category, author = p.author,
    cover_seed = p.cover_seed, cover_alt = '', status = p.status, published_at = p.published_at
from post p where p.id = r.post_id;
alter table post_revision
  alter column kind set not null,
  alter column slug set not null,
  alter column category set not null,
  alter column author set not null,
  alter column cover_seed set not null,
  alter column cover_alt set not null,
  alter column status set not null;

-- A save that changes nothing is no revision.
create function number_post_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger post_numbers_wording before update on post
  for each row when (
    (old.kind, old.slug, old.title, old.summary, old.body, old.category, old.author, old.cover_seed,
     old.cover_id, old.cover_alt, old.social_id, old.meta, old.status, old.published_at)
    is distinct from
    (new.kind, new.slug, new.title, new.summary, new.body, new.category, new.author, new.cover_seed,
     new.cover_id, new.cover_alt, new.social_id, new.meta, new.status, new.published_at))
  execute function number_post_revision();

create or replace function keep_post_revision() returns trigger language plpgsql as $$
begin
  insert into post_revision (post_id, number, kind, slug, title, summary, body, category, author,
    cover_seed, cover_id, cover_alt, social_id, meta, status, published_at, revised_at, saved_by)
  values (new.id, new.revision, new.kind, new.slug, new.title, new.summary, new.body, new.category,
    new.author, new.cover_seed, new.cover_id, new.cover_alt, new.social_id, new.meta, new.status,
    new.published_at, new.changed_at, new.changed_by);
  return null;
end $$;
create trigger post_keeps_first_wording after insert on post
  for each row execute function keep_post_revision();
create trigger post_keeps_new_wording after update on post
  for each row when (old.revision is distinct from new.revision)
  execute function keep_post_revision();

-- Where a post once stood: who follows an old link is led on. A post that stands there now comes first.
create table post_former_slug (
  site_id uuid references site on delete cascade,
  slug    text not null,
  post_id uuid not null references post on delete cascade,
  left_at timestamptz not null,
  constraint post_former_slug_once unique nulls not distinct (site_id, slug)
);
create index post_former_slug_of on post_former_slug (post_id);
create function keep_former_slug() returns trigger language plpgsql as $$
begin
  insert into post_former_slug (site_id, slug, post_id, left_at)
  values (old.site_id, old.slug, new.id, new.changed_at)
  on conflict on constraint post_former_slug_once
    do update set post_id = excluded.post_id, left_at = excluded.left_at;
  return null;
end $$;
create trigger post_leads_on after update on post
  for each row when (old.slug <> new.slug and old.published_at is not null)
  execute function keep_former_slug();

-- A site may word the parts of its home page for itself; without that it shows the common ones.
alter table home_section
  drop constraint home_section_pkey,
  add column site_id    uuid references site on delete cascade,
  add column revision   integer not null default 1 check (revision > 0),
  add column changed_at timestamptz not null default now(),
  add column changed_by uuid references account on delete set null,
  add constraint home_section_once unique nulls not distinct (site_id, name);
