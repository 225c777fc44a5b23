import { type RawBuilder, sql } from 'kysely'

/** Players of clubs who are people of the records that others were merged into: those of their name in the club. */
const merged = sql`
  select distinct mp.person_id, k.id as player_id
  from (select distinct counts_as as id from person where counts_as is not null offset 0) into_whom
  join match_player mp on mp.person_id = into_whom.id
  join person l on l.id = coalesce(mp.logged_as, mp.person_id)
  join match_side s on s.match_id = mp.match_id and s.side = mp.side
  join team t on t.id = s.team_id
  join club_player k on k.organisation_id = t.organisation_id and k.folded = l.folded offset 0`

/**
 * The players of clubs who are the same people as those of `asked (asked, player_id)`: by their account, their number on
 * a register, their name where the same account looks after them, or as people of the records who were merged.
 */
export const kin = sql`
  select a.asked, a.player_id from asked a where a.player_id is not null
  union
  select a.asked, k.id from asked a join club_player p on p.id = a.player_id
  join club_player k on k.account_id = p.account_id
  union
  select a.asked, k.player_id from asked a
  join registration r on r.player_id = a.player_id
  join registration k on k.person_id = r.person_id
  union
  select a.asked, k.id from asked a join club_player p on p.id = a.player_id
  join guardian g on g.player_id = p.id join guardian o on o.account_id = g.account_id
  join club_player k on k.id = o.player_id and k.folded = p.folded
  union
  select a.asked, k.player_id
  from asked a join (${merged}) own on own.player_id = a.player_id
  join (${merged}) k on k.person_id = own.person_id`

type Window = { readonly from: string; readonly to: string }

/**
 * The people of the matches of some days who are the players of `kin (asked, player_id)`: those of their name who play
 * for a team of their club.
 */
export const namedInMatches = ({ from, to }: Window): RawBuilder<unknown> => sql`
  select distinct k.asked, mp.person_id
  from kin k join club_player p on p.id = k.player_id
  join team t on t.organisation_id = p.organisation_id
  join match_side s on s.team_id = t.id
  join match m on m.id = s.match_id and m.starts_on <= ${to}::date
    and m.ends_on >= ${from}::date
  join match_player mp on mp.match_id = s.match_id and mp.side = s.side
  join person q on q.id = any(array[mp.person_id, mp.logged_as]) and q.folded = p.folded`

type Bowled = Window & {
  /** A match whose overs of the last day are counted by whoever scores it. */
  readonly except: string | null
}

/**
 * What those of `people (asked, person_id)` and `kin` have bowled day by day, as JSON by `asked`: in matches of one day by their innings, in longer ones by when
 * each ball was recorded, and in nets: those that their clubs have noted, and those of academies
 * where they, or a child of their name whom the same account looks after, are students. A part of an over counts as an over.
 */
export const bowledByDay = ({ except, from, to }: Bowled): RawBuilder<unknown> => sql`
  select asked, jsonb_agg(jsonb_build_object('day', day, 'overs', overs) order by day) as bowled
  from (select asked, day, sum(overs)::int as overs from (
    select w.asked, m.starts_on as day,
           ceil(b.legal_balls / (m.setup->'conditions'->>'ballsPerOver')::numeric) as overs
    from people w join bowling_innings b on b.person_id = w.person_id
    join match m on m.id = b.match_id
    where m.starts_on between ${from}::date and ${to}::date
      and (m.setup->'conditions'->>'daysScheduled')::int = 1
      and m.id is distinct from ${except}::uuid
    union all
    select w.asked, (e.recorded_at at time zone coalesce(g.time_zone, 'UTC'))::date,
           ceil(count(*) / (m.setup->'conditions'->>'ballsPerOver')::numeric)
    from people w join match_player mp on mp.person_id = w.person_id
    join match m on m.id = mp.match_id left join ground g on g.id = m.ground_id
    join match_event e on e.match_id = m.id and e.fact->>'type' = 'ball-bowled'
      and e.fact->>'bowler' = coalesce(mp.logged_as, mp.person_id)::text
      and coalesce((e.fact->'extras'->>'wides')::int, 0) = 0
      and coalesce((e.fact->'extras'->>'noballs')::int, 0) = 0
    where (m.setup->'conditions'->>'daysScheduled')::int > 1
      and m.starts_on <= ${to}::date and m.ends_on >= ${from}::date
    group by w.asked, m.id, 2
    having (e.recorded_at at time zone coalesce(g.time_zone, 'UTC'))::date
      between ${from}::date and ${to}::date
      and (m.id is distinct from ${except}::uuid
        or (e.recorded_at at time zone coalesce(g.time_zone, 'UTC'))::date < ${to}::date)
    union all
    select k.asked, n.day, n.overs
    from kin k join net_bowling n on n.player_id = k.player_id
    where n.day between ${from}::date and ${to}::date
    union all
    select k.asked, n.day, n.overs
    from (select distinct k.asked, s.id from kin k join club_player p on p.id = k.player_id
      left join guardian g on g.player_id = p.id
      join student s on (s.is_self and s.account_id = p.account_id)
        or (not s.is_self and s.account_id = g.account_id and s.folded = p.folded)) k
    join enrolment e on e.student_id = k.id join net_overs n on n.enrolment_id = e.id
    where n.day between ${from}::date and ${to}::date
  ) one group by asked, day) summed group by asked`

/**
 * How the players of `kin` bowl and when they were born, as any of their clubs knows it. A style that two clubs tell
 * differently counts as pace.
 */
export const known = sql`
  select k.asked, min(s.bowls) as bowls, max(p.born_on) as born_on
  from kin k join club_player p on p.id = k.player_id
  left join bowling_style s on s.player_id = k.player_id
  group by k.asked`

/** The associations above those of `held (organisation_id)`, as `above (organisation_id, association_id)`. */
export const associationsAbove = sql`
  select o.organisation_id, o.organisation_id as association_id from held o
  union
  select above.organisation_id, f.association_id
  from above join affiliation f on f.organisation_id = above.association_id`
