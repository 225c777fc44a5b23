-- What people read beside the cricket: blogs, news, legends and pages, written in Markdown.
create table post (
  id           uuid primary key default uuidv7(),
  -- Whose front it stands on; none: on every one.
  site_id      uuid references site on delete cascade,
  kind         text not null check (kind in ('blog', 'news', 'legend', 'page')),
  slug         text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  title        text not null check (title <> ''),
  summary      text not null,
  body         text not null,
  category     text not null,
  author       text not null,
  -- What its drawn cover follows from.
  cover_seed   text not null,
  meta         jsonb not null default '{}',
  status       text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
  published_at timestamptz,
  created_at   timestamptz not null default now(),
  folded       text generated always as (fold(title || ' ' || summary || ' ' || category)) stored,
  constraint post_out_at_a_time check (status = 'draft' or published_at is not null),
  constraint post_one_slug unique nulls not distinct (site_id, slug)
);
create index post_latest on post (kind, published_at desc, id) where status <> 'draft';

-- Every wording a post has had. A trigger keeps it, so that no writer can forget to.
create table post_revision (
  post_id    uuid not null references post on delete cascade,
  number     integer not null check (number > 0),
  title      text not null,
  summary    text not null,
  body       text not null,
  meta       jsonb not null,
  revised_at timestamptz not null default now(),
  primary key (post_id, number)
);

create function keep_post_revision() returns trigger language plpgsql as $$
begin
  insert into post_revision (post_id, number, title, summary, body, meta)
  select new.id, coalesce(max(number), 0) + 1, new.title, new.summary, new.body, new.meta
  from post_revision where post_id = new.id;
  return null;
end $$;
create trigger post_keeps_first_wording after insert on post
  for each row execute function keep_post_revision();
create trigger post_keeps_new_wording after update on post
  for each row when ((old.title, old.summary, old.body, old.meta)
    is distinct from (new.title, new.summary, new.body, new.meta))
  execute function keep_post_revision();

-- Which of the articles that come with the software have been put in, so that one that was taken out
-- does not come back, and a later release can add to them.
create table shipped_post (
  slug      text primary key,
  loaded_at timestamptz not null default now()
);

-- The parts of the home page that editors fill: a heading and the latest posts of a kind.
create table home_section (
  name       text primary key check (name in ('section-1', 'section-2', 'section-3')),
  title      text not null,
  lead       text not null default '',
  link_label text not null,
  link_to    text not null check (link_to like '/%'),
  kind       text not null check (kind in ('blog', 'news', 'legend', 'page')),
  size       smallint not null check (size between 1 and 20)
);
insert into home_section (name, title, lead, link_label, link_to, kind, size) values
  ('section-1', 'News', 'What changed, and when.', 'All news', '/news', 'news', 3),
  ('section-2', 'Legends', 'Careers that need no scoreboard.', 'The full set', '/legends', 'legend', 5),
  ('section-3', 'From the blog', 'Rules and tools, explained.', 'All posts', '/blogs', 'blog', 3);
