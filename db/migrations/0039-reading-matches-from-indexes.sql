-- A match's row is wide: with its setup and its summary there are few on a page. What lists count, and what
-- the pages of teams and people look up of very many matches, is read from indexes alone.
create index match_by_facets on match (status, format, gender, ground_id) include (id);
create index match_at_a_glance on match (id) include (status, starts_on, format, winner_id);
