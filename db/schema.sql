-- What the migrations add up to, for reading. Written by `npm run db -- dump`; never edited,
-- and never run: a database is made by the migrations.

create extension pg_trgm;
create extension unaccent;

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));

CREATE OR REPLACE FUNCTION public.keep_post_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into post_revision (post_id, number, title, summary, body, meta)
  select new.id, coalesce(max(number), 0) + 1, new.title, new.summary, new.body, new.meta
  from post_revision where post_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_players_of_match()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into player_totals_due select person_id from match_player where match_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_players_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into player_totals_due select distinct person_id from written;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the log of a match only grows' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.settle_player_totals()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from player_totals_due) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('settle_player_totals'));
  with due as (delete from player_totals_due returning person_id),
  who as (select distinct person_id from due join person on person.id = due.person_id),
  played as (
    select who.person_id, count(mp.match_id)::int as named,
           count(*) filter (where m.status <> 'upcoming')::int as matches,
           max(m.starts_on) filter (where m.status <> 'upcoming') as last_played
    from who
    left join match_player mp on mp.person_id = who.person_id
    left join match m on m.id = mp.match_id
    group by who.person_id
  ),
  batted as (
    select b.person_id, sum(b.runs)::int as runs from who
    join batting_innings b on b.person_id = who.person_id where not b.super_over
    group by b.person_id
  ),
  bowled as (
    select b.person_id, sum(b.wickets)::int as wickets from who
    join bowling_innings b on b.person_id = who.person_id where not b.super_over
    group by b.person_id
  )
  insert into player_totals (person_id, named, matches, runs, wickets, last_played)
  select person_id, named, matches, coalesce(runs, 0), coalesce(wickets, 0), last_played
  from played left join batted using (person_id) left join bowled using (person_id)
  order by person_id
  on conflict (person_id) do update set
    named = excluded.named, matches = excluded.matches, runs = excluded.runs,
    wickets = excluded.wickets, last_played = excluded.last_played;
end $function$;

create table account (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  email text not null,
  email_key text not null,
  phone text not null,
  country text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  avatar text,
  status text not null default 'unverified'::text,
  phone_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_country_is_known FOREIGN KEY (country) REFERENCES country(code),
  constraint account_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id),
  constraint account_active_is_verified CHECK (((status <> 'active'::text) OR (phone_verified_at IS NOT NULL))),
  constraint account_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint account_email_check CHECK ((email <> ''::text)),
  constraint account_email_key_check CHECK ((email_key = lower(email_key))),
  constraint account_first_name_check CHECK ((first_name <> ''::text)),
  constraint account_last_name_check CHECK ((last_name <> ''::text)),
  constraint account_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{3,14}$'::text)),
  constraint account_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'closed'::text])))
);

create table attempt_count (
  name text not null,
  subject bytea not null,
  spent integer not null,
  until timestamp with time zone not null,
  constraint attempt_count_pkey PRIMARY KEY (name, subject),
  constraint attempt_count_spent_check CHECK ((spent > 0))
);

create table batting_innings (
  match_id uuid not null,
  innings smallint not null,
  person_id uuid not null,
  "position" smallint not null,
  runs smallint not null,
  balls smallint not null,
  fours smallint not null,
  sixes smallint not null,
  dots smallint not null,
  "out" boolean not null,
  how_out text,
  bowler_id uuid,
  super_over boolean not null,
  constraint batting_innings_pkey PRIMARY KEY (match_id, innings, person_id),
  constraint batting_innings_bowler_id_fkey FOREIGN KEY (bowler_id) REFERENCES person(id),
  constraint batting_innings_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint batting_innings_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint batting_innings_balls_check CHECK ((balls >= 0)),
  constraint batting_innings_position_check CHECK (("position" > 0)),
  constraint batting_innings_runs_check CHECK ((runs >= 0))
);

create table bowling_innings (
  match_id uuid not null,
  innings smallint not null,
  person_id uuid not null,
  "position" smallint not null,
  legal_balls smallint not null,
  maidens smallint not null,
  runs smallint not null,
  wickets smallint not null,
  wides smallint not null,
  noballs smallint not null,
  dots smallint not null,
  super_over boolean not null,
  constraint bowling_innings_pkey PRIMARY KEY (match_id, innings, person_id),
  constraint bowling_innings_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint bowling_innings_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint bowling_innings_legal_balls_check CHECK ((legal_balls >= 0)),
  constraint bowling_innings_position_check CHECK (("position" > 0)),
  constraint bowling_innings_runs_check CHECK ((runs >= 0)),
  constraint bowling_innings_wickets_check CHECK ((wickets >= 0))
);

create table country (
  code text not null,
  name text not null,
  calling_code text not null,
  constraint country_pkey PRIMARY KEY (code),
  constraint country_name_key UNIQUE (name),
  constraint country_calling_code_check CHECK ((calling_code ~ '^[1-9][0-9]{0,2}$'::text)),
  constraint country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
);

create table currency (
  code text not null,
  name text not null,
  digits smallint not null,
  constraint currency_pkey PRIMARY KEY (code),
  constraint currency_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
  constraint currency_digits_check CHECK (((digits >= 0) AND (digits <= 4)))
);

create table delivery (
  match_id uuid not null,
  innings smallint not null,
  ordinal smallint not null,
  over smallint not null,
  ball smallint not null,
  batter_id uuid not null,
  non_striker_id uuid not null,
  bowler_id uuid not null,
  bat_runs smallint not null,
  wides smallint not null,
  noballs smallint not null,
  byes smallint not null,
  legbyes smallint not null,
  penalty smallint not null,
  boundary smallint not null,
  wicket text,
  out_id uuid,
  constraint delivery_pkey PRIMARY KEY (match_id, innings, ordinal),
  constraint delivery_ball_check CHECK ((ball > 0)),
  constraint delivery_bat_runs_check CHECK ((bat_runs >= 0)),
  constraint delivery_boundary_check CHECK ((boundary = ANY (ARRAY[0, 4, 6]))),
  constraint delivery_byes_check CHECK ((byes >= 0)),
  constraint delivery_legbyes_check CHECK ((legbyes >= 0)),
  constraint delivery_noballs_check CHECK ((noballs >= 0)),
  constraint delivery_ordinal_check CHECK ((ordinal > 0)),
  constraint delivery_over_check CHECK ((over >= 0)),
  constraint delivery_penalty_check CHECK ((penalty >= 0)),
  constraint delivery_wides_check CHECK ((wides >= 0))
);

create table ground (
  id uuid not null default uuidv7(),
  name text not null,
  city text not null default ''::text,
  country text,
  time_zone text not null default 'UTC'::text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(((name || ' '::text) || city))) stored,
  constraint ground_pkey PRIMARY KEY (id),
  constraint ground_name_city_key UNIQUE (name, city),
  constraint ground_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint ground_name_check CHECK ((name <> ''::text))
);

create table home_section (
  name text not null,
  title text not null,
  lead text not null default ''::text,
  link_label text not null,
  link_to text not null,
  kind text not null,
  size smallint not null,
  constraint home_section_pkey PRIMARY KEY (name),
  constraint home_section_kind_check CHECK ((kind = ANY (ARRAY['blog'::text, 'news'::text, 'legend'::text, 'page'::text]))),
  constraint home_section_link_to_check CHECK ((link_to ~~ '/%'::text)),
  constraint home_section_name_check CHECK ((name = ANY (ARRAY['section-1'::text, 'section-2'::text, 'section-3'::text]))),
  constraint home_section_size_check CHECK (((size >= 1) AND (size <= 20)))
);

create table innings (
  match_id uuid not null,
  innings smallint not null,
  team_id uuid not null,
  bowling_team_id uuid not null,
  super_over boolean not null,
  runs integer not null,
  wickets smallint not null,
  legal_balls integer not null,
  wides smallint not null,
  noballs smallint not null,
  byes smallint not null,
  legbyes smallint not null,
  penalty smallint not null,
  declared boolean not null,
  forfeited boolean not null,
  target integer,
  constraint innings_pkey PRIMARY KEY (match_id, innings),
  constraint innings_bowling_team_id_fkey FOREIGN KEY (bowling_team_id) REFERENCES team(id),
  constraint innings_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint innings_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id),
  constraint innings_innings_check CHECK ((innings > 0)),
  constraint innings_legal_balls_check CHECK ((legal_balls >= 0)),
  constraint innings_runs_check CHECK ((runs >= 0)),
  constraint innings_wickets_check CHECK (((wickets >= 0) AND (wickets <= 30)))
);

create table installation_secret (
  only_one boolean not null default true,
  secret bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint installation_secret_pkey PRIMARY KEY (only_one),
  constraint installation_secret_only_one_check CHECK (only_one),
  constraint installation_secret_secret_check CHECK ((length(secret) = 32))
);

create table match (
  id uuid not null default uuidv7(),
  cricsheet_id text,
  tournament_id uuid,
  ground_id uuid,
  match_number text,
  stage text,
  match_group text,
  format text not null,
  match_type text not null,
  gender text not null,
  team_kind text not null,
  season text not null,
  starts_on date not null,
  ends_on date not null,
  starts_at timestamp with time zone,
  status text not null,
  setup jsonb not null,
  summary jsonb not null,
  result jsonb,
  result_text text not null default ''::text,
  seq integer not null default 0,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  starts_key bigint not null generated always as ((EXTRACT(epoch FROM (COALESCE(starts_at, ((starts_on)::timestamp without time zone AT TIME ZONE 'UTC'::text)) - to_timestamp((0)::double precision))))::bigint) stored,
  list_group smallint not null generated always as (
CASE status
    WHEN 'live'::text THEN 0
    WHEN 'upcoming'::text THEN 1
    ELSE 2
END) stored,
  list_key bigint not null generated always as (((EXTRACT(epoch FROM (COALESCE(starts_at, ((starts_on)::timestamp without time zone AT TIME ZONE 'UTC'::text)) - to_timestamp((0)::double precision))))::bigint *
CASE
    WHEN (status = ANY (ARRAY['live'::text, 'upcoming'::text])) THEN 1
    ELSE '-1'::integer
END)) stored,
  constraint match_pkey PRIMARY KEY (id),
  constraint match_cricsheet_id_key UNIQUE (cricsheet_id),
  constraint match_ground_id_fkey FOREIGN KEY (ground_id) REFERENCES ground(id),
  constraint match_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id),
  constraint match_check CHECK ((ends_on >= starts_on)),
  constraint match_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'mixed'::text]))),
  constraint match_seq_check CHECK ((seq >= 0)),
  constraint match_status_check CHECK ((status = ANY (ARRAY['upcoming'::text, 'live'::text, 'complete'::text, 'abandoned'::text]))),
  constraint match_team_kind_check CHECK ((team_kind = ANY (ARRAY['international'::text, 'club'::text])))
);

create table match_event (
  match_id uuid not null,
  seq integer not null,
  fact jsonb not null,
  recorded_by text not null,
  recorded_at timestamp with time zone not null default now(),
  constraint match_event_pkey PRIMARY KEY (match_id, seq),
  constraint match_event_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_event_seq_check CHECK ((seq > 0))
);

create table match_official (
  match_id uuid not null,
  role text not null,
  person_id uuid not null,
  "position" smallint not null,
  constraint match_official_pkey PRIMARY KEY (match_id, role, person_id),
  constraint match_official_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_official_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint match_official_role_check CHECK ((role = ANY (ARRAY['umpire'::text, 'tv-umpire'::text, 'reserve-umpire'::text, 'match-referee'::text, 'scorer'::text])))
);

create table match_player (
  match_id uuid not null,
  side smallint not null,
  person_id uuid not null,
  "position" smallint not null,
  constraint match_player_pkey PRIMARY KEY (match_id, side, person_id),
  constraint match_player_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_player_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint match_player_side_check CHECK ((side = ANY (ARRAY[0, 1])))
);

create table match_sealed_log (
  match_id uuid not null,
  last_seq integer not null,
  facts text not null,
  constraint match_sealed_log_pkey PRIMARY KEY (match_id),
  constraint match_sealed_log_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_sealed_log_last_seq_check CHECK ((last_seq >= 0))
);

create table match_side (
  match_id uuid not null,
  side smallint not null,
  team_id uuid not null,
  constraint match_side_pkey PRIMARY KEY (match_id, side),
  constraint match_side_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id) ON DELETE CASCADE,
  constraint match_side_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id),
  constraint match_side_side_check CHECK ((side = ANY (ARRAY[0, 1])))
);

create table message (
  id uuid not null default uuidv7(),
  channel text not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  trouble text,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint message_recipient_check CHECK ((recipient <> ''::text)),
  constraint message_subject_check CHECK ((subject !~ '[\r\n]'::text))
);

create table password_reset (
  token_hash bytea not null,
  account_id uuid not null,
  email_key text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_reset_pkey PRIMARY KEY (token_hash),
  constraint password_reset_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint password_reset_token_hash_check CHECK ((length(token_hash) = 32))
);

create table person (
  id uuid not null default uuidv7(),
  name text not null,
  cricsheet_id text,
  gender text,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(name)) stored,
  constraint person_pkey PRIMARY KEY (id),
  constraint person_cricsheet_id_key UNIQUE (cricsheet_id),
  constraint person_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint person_name_check CHECK ((name <> ''::text))
);

create table player_totals (
  person_id uuid not null,
  named integer not null,
  matches integer not null,
  runs integer not null,
  wickets integer not null,
  last_played date,
  constraint player_totals_pkey PRIMARY KEY (person_id),
  constraint player_totals_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);

create table player_totals_due (
  person_id uuid not null
);

create table post (
  id uuid not null default uuidv7(),
  site_id uuid,
  kind text not null,
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  category text not null,
  author text not null,
  cover_seed text not null,
  meta jsonb not null default '{}'::jsonb,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  folded text generated always as (fold(((((title || ' '::text) || summary) || ' '::text) || category))) stored,
  constraint post_pkey PRIMARY KEY (id),
  constraint post_one_slug UNIQUE NULLS NOT DISTINCT (site_id, slug),
  constraint post_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint post_kind_check CHECK ((kind = ANY (ARRAY['blog'::text, 'news'::text, 'legend'::text, 'page'::text]))),
  constraint post_out_at_a_time CHECK (((status = 'draft'::text) OR (published_at IS NOT NULL))),
  constraint post_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 100))),
  constraint post_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text]))),
  constraint post_title_check CHECK ((title <> ''::text))
);

create table post_revision (
  post_id uuid not null,
  number integer not null,
  title text not null,
  summary text not null,
  body text not null,
  meta jsonb not null,
  revised_at timestamp with time zone not null default now(),
  constraint post_revision_pkey PRIMARY KEY (post_id, number),
  constraint post_revision_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  constraint post_revision_number_check CHECK ((number > 0))
);

create table refresh_token (
  hash bytea not null,
  session_id uuid not null,
  used_at timestamp with time zone,
  constraint refresh_token_pkey PRIMARY KEY (hash),
  constraint refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint refresh_token_hash_check CHECK ((length(hash) = 32))
);

create table security_event (
  id uuid not null default uuidv7(),
  account_id uuid,
  kind text not null,
  session_id uuid,
  address text not null,
  user_agent text not null,
  at timestamp with time zone not null,
  constraint security_event_pkey PRIMARY KEY (id),
  constraint security_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint security_event_kind_check CHECK ((kind = ANY (ARRAY['registered'::text, 'registered-again'::text, 'phone-verified'::text, 'code-refused'::text, 'code-sent'::text, 'signed-in'::text, 'sign-in-refused'::text, 'signed-out'::text, 'signed-out-everywhere'::text, 'session-ended'::text, 'token-re-used'::text, 'password-changed'::text, 'password-change-refused'::text, 'reset-requested'::text, 'password-reset'::text, 'reset-refused'::text, 'profile-edited'::text])))
);

create table session (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by text,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint session_check CHECK ((expires_at > created_at)),
  constraint session_end_has_a_reason CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint session_ended_by_check CHECK ((ended_by = ANY (ARRAY['logout'::text, 'sign-out-everywhere'::text, 'password-change'::text, 'password-reset'::text, 're-use'::text])))
);

create table shipped_post (
  slug text not null,
  loaded_at timestamp with time zone not null default now(),
  constraint shipped_post_pkey PRIMARY KEY (slug)
);

create table site (
  id uuid not null default uuidv7(),
  name text not null,
  tagline text not null,
  description text not null,
  country text not null,
  currency text not null,
  locale text not null,
  time_zone text not null,
  no_reply text not null,
  contact_email text not null,
  theme jsonb not null default '{}'::jsonb,
  links jsonb not null default '{}'::jsonb,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint site_pkey PRIMARY KEY (id),
  constraint site_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint site_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint site_name_check CHECK ((name <> ''::text))
);

create table site_host (
  host text not null,
  site_id uuid not null,
  constraint site_host_pkey PRIMARY KEY (host),
  constraint site_host_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id) ON DELETE CASCADE,
  constraint site_host_host_check CHECK (((host = lower(host)) AND (host <> ''::text)))
);

create table team (
  id uuid not null default uuidv7(),
  name text not null,
  short_name text,
  gender text not null,
  kind text not null,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(name)) stored,
  constraint team_pkey PRIMARY KEY (id),
  constraint team_name_gender_kind_key UNIQUE (name, gender, kind),
  constraint team_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'mixed'::text]))),
  constraint team_kind_check CHECK ((kind = ANY (ARRAY['international'::text, 'club'::text]))),
  constraint team_name_check CHECK ((name <> ''::text))
);

create table tournament (
  id uuid not null default uuidv7(),
  name text not null,
  season text not null,
  gender text not null,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null default now(),
  folded text not null generated always as (fold(((name || ' '::text) || season))) stored,
  constraint tournament_pkey PRIMARY KEY (id),
  constraint tournament_name_season_gender_key UNIQUE (name, season, gender),
  constraint tournament_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'mixed'::text]))),
  constraint tournament_name_check CHECK ((name <> ''::text))
);

create table verification_code (
  account_id uuid not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint verification_code_pkey PRIMARY KEY (account_id, purpose),
  constraint verification_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint verification_code_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint verification_code_purpose_check CHECK ((purpose = 'verify-phone'::text)),
  constraint verification_code_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

CREATE UNIQUE INDEX account_one_email ON public.account USING btree (email_key) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX account_one_phone ON public.account USING btree (phone) WHERE (status = 'active'::text);
CREATE INDEX account_unverified ON public.account USING btree (email_key, id) WHERE (status = 'unverified'::text);
CREATE INDEX attempt_count_by_end ON public.attempt_count USING btree (until);
CREATE INDEX batting_innings_by_person ON public.batting_innings USING btree (person_id);
CREATE INDEX bowling_innings_by_person ON public.bowling_innings USING btree (person_id);
CREATE INDEX ground_name_search ON public.ground USING gin (folded gin_trgm_ops);
CREATE INDEX match_by_date ON public.match USING btree (starts_on, id);
CREATE INDEX match_by_format ON public.match USING btree (format, starts_on, id);
CREATE INDEX match_by_ground ON public.match USING btree (ground_id, starts_on, id);
CREATE INDEX match_by_latest ON public.match USING btree (((- starts_key)), id);
CREATE INDEX match_by_start ON public.match USING btree (starts_key, id);
CREATE INDEX match_by_status ON public.match USING btree (status, starts_on, id);
CREATE INDEX match_by_tournament ON public.match USING btree (tournament_id, starts_on, id);
CREATE INDEX match_for_lists ON public.match USING btree (list_group, list_key, id);
CREATE INDEX match_official_by_person ON public.match_official USING btree (person_id, match_id);
CREATE INDEX match_player_by_person ON public.match_player USING btree (person_id, match_id);
CREATE INDEX match_side_by_team ON public.match_side USING btree (team_id, match_id);
CREATE INDEX message_by_time ON public.message USING btree (created_at, id);
CREATE INDEX password_reset_by_account ON public.password_reset USING btree (account_id);
CREATE INDEX person_by_name ON public.person USING btree (name, id);
CREATE INDEX person_name_search ON public.person USING gin (folded gin_trgm_ops);
CREATE INDEX post_latest ON public.post USING btree (kind, published_at DESC, id) WHERE (status <> 'draft'::text);
CREATE INDEX refresh_token_by_session ON public.refresh_token USING btree (session_id);
CREATE UNIQUE INDEX refresh_token_one_good ON public.refresh_token USING btree (session_id) WHERE (used_at IS NULL);
CREATE INDEX security_event_by_account ON public.security_event USING btree (account_id, at);
CREATE INDEX security_event_by_time ON public.security_event USING btree (at);
CREATE INDEX session_by_account ON public.session USING btree (account_id, id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX site_one_default ON public.site USING btree (is_default) WHERE is_default;
CREATE INDEX team_name_search ON public.team USING gin (folded gin_trgm_ops);
CREATE INDEX tournament_name_search ON public.tournament USING gin (folded gin_trgm_ops);

CREATE TRIGGER batting_innings_taken_back AFTER DELETE ON public.batting_innings REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_players_written();
CREATE TRIGGER batting_innings_written AFTER INSERT ON public.batting_innings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_players_written();
CREATE TRIGGER bowling_innings_taken_back AFTER DELETE ON public.bowling_innings REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_players_written();
CREATE TRIGGER bowling_innings_written AFTER INSERT ON public.bowling_innings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_players_written();
CREATE TRIGGER match_status_changed AFTER UPDATE OF status, starts_on ON public.match FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.starts_on IS DISTINCT FROM new.starts_on))) EXECUTE FUNCTION note_players_of_match();
CREATE TRIGGER match_event_only_grows BEFORE UPDATE ON public.match_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER match_player_taken_back AFTER DELETE ON public.match_player REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_players_written();
CREATE TRIGGER match_player_written AFTER INSERT ON public.match_player REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_players_written();
CREATE TRIGGER post_keeps_first_wording AFTER INSERT ON public.post FOR EACH ROW EXECUTE FUNCTION keep_post_revision();
CREATE TRIGGER post_keeps_new_wording AFTER UPDATE ON public.post FOR EACH ROW WHEN (((((old.title IS DISTINCT FROM new.title) OR (old.summary IS DISTINCT FROM new.summary)) OR (old.body IS DISTINCT FROM new.body)) OR (old.meta IS DISTINCT FROM new.meta))) EXECUTE FUNCTION keep_post_revision();
