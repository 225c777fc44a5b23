import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { PlayingRole } from '@pavilion/contract/people/playing-style.ts'
import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import { allOf, wordsOf } from '#db/conditions.queries.ts'
import type { BadgeRow } from '#records/badge.queries.ts'
import { organisationBadge, teamBadge } from '#records/references.queries.ts'
import {
  groundIsIn,
  isListed,
  matchesOf,
  matchIsIn,
  organisationIsIn,
  personIsIn,
  type SharedScope,
  shareScope,
  teamIsIn,
  tournamentIsIn,
  type Scope,
} from '#sites/scope.queries.ts'
import {
  answers,
  type Called,
  closeness,
  closenessOfPerson,
  isCalled,
  isKnownAs,
  isMentioned,
  isPerson,
  type Manner,
  rank,
} from './called.queries.ts'
import { readingsOf } from './well-known-names.ts'

export type FoundKind =
  | OrganisationKind
  | 'player'
  | 'official'
  | 'team'
  | 'tournament'
  | 'ground'
  | 'match'

/** The words, how many results of each kind are wanted, and the world to search. */
export type Search = {
  readonly words: string
  readonly limit: number
  readonly scope: Scope
}

type Shared = Called & { readonly limit: number; readonly scope: SharedScope }

export type FoundRow = {
  kind: FoundKind
  id: string
  title: string
  subtitle: string
  isLive: boolean
  isSample: boolean
  /** The words are its name, its initials or a nickname, and not a part of one. */
  isKnown: boolean
  /** Of a team or an organisation. */
  badge: BadgeRow | null
  /** Of a team. */
  shortName: string | null
  /** What a player has done. */
  figures: Figures | null
}

type Figures = {
  /** What the player or a club of theirs says. */
  role: PlayingRole | null
  matches: number
  runs: number
  wickets: number
}

/** The closest first, then who has played most. */
const rankOfPerson = (search: Shared) => sql`
  ${closenessOfPerson('p', search)}, p.played desc, length(p.folded), p.folded`

/** A person's latest team. */
const latestSide = sql`(
  select (select t.name from match_side s join team t on t.id = s.team_id
          where s.match_id = played.match_id and s.side = played.side)
  from (select mp.match_id, mp.side from match_player mp join match m on m.id = mp.match_id
        where mp.person_id = p.id order by m.starts_on desc, m.id desc limit 1) played)`

const playsEver = sql`exists (select from match_player mp where mp.person_id = p.id)`

const playsNow = sql`exists (
  select from match m join match_player mp on mp.match_id = m.id
  where m.status = 'live' and mp.person_id = p.id)`

const people = (search: Shared) => {
  const { limit, scope } = search
  return sql`
  (select case when ${playsEver} then 'player' else 'official' end as kind, p.id, p.name as title,
          coalesce(${latestSide}, '') as subtitle, ${playsNow} as live, p.is_sample,
          p.folded = fold(${search.words}) as known, null::jsonb as badge,
          null::text as code,
          case when ${playsEver} then jsonb_build_object(
            'role', p.playing_role, 'matches', p.played, 'runs', p.runs, 'wickets', p.wickets) end as figures
   from (select p.* from (
           select p.id, p.name, p.folded, p.is_sample, p.playing_role, coalesce(t.matches, 0) as played,
                  coalesce(t.runs, 0) as runs, coalesce(t.wickets, 0) as wickets
           from (select distinct coalesce(one.counts_as, one.id) as id from person one
                 where ${isPerson('one', search)}) called
           join person p on p.id = called.id left join player_totals t on t.person_id = p.id
           where (${personIsIn('p', scope, 'match_player')}
             or ${personIsIn('p', scope, 'match_official')})) p
         order by ${rankOfPerson(search)} limit ${limit}) p
   order by live desc, ${rankOfPerson(search)})`
}

/** With the other ways to say the words for records of this kind. */
const named = (kind: 'team' | 'tournament' | 'ground', shared: Shared) => ({
  ...shared,
  readings: readingsOf(kind, shared.words),
})

const ENOUGH = 100

/** How well known a team or a ground is: the number of these matches, up to a hundred. */
const countOf = (matches: RawBuilder<unknown>) => sql`(
  select count(*) from (${matches} limit ${ENOUGH}) few)`

const ofTeam = sql`select from match_side played where played.team_id = t.id`
const atGround = sql`select from match played where played.ground_id = g.id`

const teams = (shared: Shared) => {
  const search = named('team', shared)
  return sql`
  (select 'team', t.id, t.name,
          concat_ws(', ', case t.kind when 'international' then 'International' end,
                    case t.gender when 'female' then 'Women' when 'mixed' then 'Mixed' end),
          exists (select from match_side s join match m on m.id = s.match_id
                  where s.team_id = t.id and m.status = 'live'), t.is_sample,
          ${isKnownAs('t', search)}, ${teamBadge('t')}, t.short_name, null
   from team t where ${isCalled('t', search)} and ${teamIsIn('t', search.scope)}
   order by ${isKnownAs('t', search)} desc, ${closeness('t', search)},
            ${countOf(ofTeam)} desc, ${rank('t', search)}
   limit ${search.limit})`
}

const tournaments = (shared: Shared) => {
  const search = named('tournament', shared)
  return sql`
  (select 'tournament', t.id, t.name, t.season,
          exists (select from match m where m.tournament_id = t.id and m.status = 'live'),
          t.is_sample, ${isKnownAs('t', search)}, null, null, null
   from tournament t
   where ${isCalled('t', search)} and ${tournamentIsIn('t', search.scope)}
   order by ${isKnownAs('t', search)} desc, ${rank('t', search)}, t.season desc
   limit ${search.limit})`
}

const grounds = (shared: Shared) => {
  const search = named('ground', shared)
  return sql`
  (select 'ground', g.id, g.name, g.city,
          exists (select from match m where m.ground_id = g.id and m.status = 'live'), g.is_sample,
          g.folded = fold(${search.words}), null, null, null
   from ground g where ${isMentioned('g', search)} and ${groundIsIn('g', search.scope)}
   order by ${closeness('g', search)}, ${countOf(atGround)} desc,
            ${rank('g', search)}
   limit ${search.limit})`
}

const organisations = (shared: Shared) => {
  const search = named('team', shared)
  return sql`
  (select o.kind, o.id, o.name, coalesce((select c.name from country c where c.code = o.country), ''),
          exists (select from match m where m.status = 'live' and m.id in (${matchesOf(sql`o.id`)})),
          o.is_sample, ${isKnownAs('o', search)}, ${organisationBadge('o')}, null, null
   from organisation o
   where ${isCalled('o', search)} and o.archived_at is null
     and ${organisationIsIn('o', search.scope)}
   order by ${isKnownAs('o', search)} desc, ${rank('o', search)} limit ${search.limit})`
}

const hasSide = (word: string) => sql<boolean>`m.id in (
  select s.match_id from match_side s join team t on t.id = s.team_id
  where ${answers('t', word)})`

/** "India v Australia", as the title of a match has it, and as people write it. */
const isVersus = (word: string) => /^(?:v|vs|versus)\.?$/i.test(word)

/** Whether each word stands in the name of one side or the other. */
function isBetween(words: string) {
  const [first, ...others] = wordsOf(words)
  const named = others.filter((word) => !isVersus(word))
  return allOf([first ?? '', ...named].map(hasSide))
}

/** Matches between the sides that the words name. */
const matches = ({ words, limit, scope }: Shared) => sql`
  (select 'match', found.id,
          (select string_agg(t.name, ' v ' order by s.side)
           from match_side s join team t on t.id = s.team_id where s.match_id = found.id),
          concat_ws(', ', (select t.name from tournament t where t.id = found.tournament_id),
                    found.starts_on::text),
          found.status = 'live', found.is_sample, false, null, null, null
   from (select m.id, m.tournament_id, m.starts_on, m.status, m.is_sample
         from match m
         where (${sql.join([words, ...readingsOf('team', words)].map(isBetween), sql` or `)})
           and ${matchIsIn('m', scope)} and ${isListed('m')}
         order by m.list_group, m.list_key, m.id limit ${limit}) found)`

/**
 * Until the transaction ends. The planner takes a word's similarity to a name for as cheap as any other
 * comparison, and would read all names of a small table, when the index is fifty times as fast.
 */
export const preferIndexes = (db: Db) =>
  sql`select set_config('enable_seqscan', 'off', true)`.execute(db)

/** The best results of each kind, best first. Where no name holds the words, those spelt nearly alike. */
export async function findEverything(db: Db, search: Search): Promise<FoundRow[]> {
  const found = await find(db, search, 'exact')
  return found.length > 0 ? found : find(db, search, 'similar')
}

const kinds = [people, teams, organisations, tournaments, grounds]

async function find(db: Db, search: Search, manner: Manner): Promise<FoundRow[]> {
  const { scope, withMatches } = shareScope(search.scope)
  const { words, limit } = search
  const shared = { words, limit, scope, manner }
  const parts = [...kinds, ...(manner === 'exact' ? [matches] : [])].map((kind) => kind(shared))
  const found = await sql<FoundRow>`
    ${withMatches}
    select kind, id, title, subtitle, live as "isLive", is_sample as "isSample",
           known as "isKnown", badge, code as "shortName", figures
    from (${sql.join(parts, sql` union all `)}) found`.execute(db)
  return found.rows
}
