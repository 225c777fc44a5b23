import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import { allOf, escapeLike, mentions, wordsOf } from '#db/conditions.queries.ts'
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

type Shared = Omit<Search, 'scope'> & { readonly scope: SharedScope; readonly manner: Manner }

export type FoundRow = {
  kind: FoundKind
  id: string
  title: string
  subtitle: string
  isLive: boolean
  isSample: boolean
}

/** How a name answers the words: by containing each of them, or by being spelt nearly alike. */
type Manner = 'exact' | 'similar'

const foldedOf = (alias: string) => sql.ref<string>(`${alias}.folded`)

/** Each word stands in the name, or is its initials: "ipl 2022", "mi". */
const isNamed = (alias: string, words: string) =>
  allOf(
    wordsOf(words).map(
      (word) => sql<boolean>`(${foldedOf(alias)} like fold(${`%${escapeLike(word)}%`})
                              or ${sql.ref(`${alias}.initials`)} = fold(${word}))`,
    ),
  )

/** For people and grounds, which nobody calls by their initials. */
const isMentioned = (alias: string, { words, manner }: Shared) =>
  manner === 'exact' ? mentions(foldedOf(alias), words) : isSimilar(alias, words)

const isCalled = (alias: string, { words, manner }: Shared) =>
  manner === 'exact' ? isNamed(alias, words) : isSimilar(alias, words)

/** pg_trgm's word similarity, at least 0.6: about one wrong letter in a word. */
const isSimilar = (alias: string, words: string) =>
  sql<boolean>`fold(${words}) <% ${foldedOf(alias)}`

/**
 * Names that begin with the words first, then those with a word that does. Of names that are only similar
 * the most similar first.
 */
function closeness(alias: string, { words, manner }: Shared) {
  const folded = foldedOf(alias)
  if (manner === 'similar') return sql`1 - word_similarity(fold(${words}), ${folded})`
  const start = `${escapeLike(words)}%`
  return sql`case when ${folded} like fold(${start}) then 0
                  when ${folded} like fold(${`% ${start}`}) then 1 else 2 end`
}

/** The closest first, then the shortest. */
const rank = (alias: string, search: Shared) =>
  sql`${closeness(alias, search)}, length(${foldedOf(alias)}), ${foldedOf(alias)}`

/** The closest first, then who has played most. */
const rankOfPerson = (search: Shared) => sql`
  ${closeness('p', search)}, p.played desc, length(p.folded), p.folded`

/** A person's latest team. */
const latestSide = sql`(
  select (select t.name from match_side s join team t on t.id = s.team_id
          where s.match_id = played.match_id and s.side = played.side)
  from (select mp.match_id, mp.side from match_player mp join match m on m.id = mp.match_id
        where mp.person_id = p.id order by m.starts_key desc, m.id limit 1) played)`

const people = (search: Shared) => {
  const { limit, scope } = search
  return sql`
  (select case when plays.ever then 'player' else 'official' end as kind, p.id, p.name as title,
          coalesce(${latestSide}, '') as subtitle, coalesce(plays.now, false) as live, p.is_sample
   from (select p.* from (
           select p.id, p.name, p.folded, p.is_sample, coalesce(t.matches, 0) as played
           from person p left join player_totals t on t.person_id = p.id
           where ${isMentioned('p', search)}
             and (${personIsIn('p', scope, 'match_player')}
                  or ${personIsIn('p', scope, 'match_official')})) p
         order by ${rankOfPerson(search)} limit ${limit}) p
   cross join lateral (select count(*) > 0 as ever, bool_or(m.status = 'live') as now
                       from match_player mp join match m on m.id = mp.match_id
                       where mp.person_id = p.id) plays
   order by coalesce(plays.now, false) desc, ${rankOfPerson(search)})`
}

const teams = (search: Shared) => sql`
  (select 'team', t.id, t.name,
          concat_ws(', ', case t.kind when 'international' then 'International' end,
                    case t.gender when 'female' then 'Women' when 'mixed' then 'Mixed' end),
          exists (select from match_side s join match m on m.id = s.match_id
                  where s.team_id = t.id and m.status = 'live'), t.is_sample
   from team t where ${isCalled('t', search)} and ${teamIsIn('t', search.scope)}
   order by ${rank('t', search)} limit ${search.limit})`

const tournaments = (search: Shared) => sql`
  (select 'tournament', t.id, t.name, t.season,
          exists (select from match m where m.tournament_id = t.id and m.status = 'live'),
          t.is_sample
   from tournament t
   where ${isCalled('t', search)} and ${tournamentIsIn('t', search.scope)}
   order by ${rank('t', search)}, t.season desc limit ${search.limit})`

const grounds = (search: Shared) => sql`
  (select 'ground', g.id, g.name, g.city,
          exists (select from match m where m.ground_id = g.id and m.status = 'live'), g.is_sample
   from ground g where ${isMentioned('g', search)} and ${groundIsIn('g', search.scope)}
   order by ${rank('g', search)} limit ${search.limit})`

const organisations = (search: Shared) => sql`
  (select o.kind, o.id, o.name, coalesce((select c.name from country c where c.code = o.country), ''),
          exists (select from match m where m.status = 'live' and m.id in (${matchesOf(sql`o.id`)})),
          o.is_sample
   from organisation o
   where ${isCalled('o', search)} and o.archived_at is null
     and ${organisationIsIn('o', search.scope)}
   order by ${rank('o', search)} limit ${search.limit})`

const hasSide = (word: string) => sql<boolean>`m.id in (
  select s.match_id from match_side s join team t on t.id = s.team_id
  where t.folded like fold(${`%${escapeLike(word)}%`}) or t.initials = fold(${word}))`

/** Matches between the sides that the words name, each word in one or the other. */
const matches = ({ words, limit, scope }: Shared) => sql`
  (select 'match', found.id,
          (select string_agg(t.name, ' v ' order by s.side)
           from match_side s join team t on t.id = s.team_id where s.match_id = found.id),
          concat_ws(', ', (select t.name from tournament t where t.id = found.tournament_id),
                    found.starts_on::text),
          found.status = 'live', found.is_sample
   from (select m.id, m.tournament_id, m.starts_on, m.status, m.is_sample
         from match m
         where ${allOf([...wordsOf(words).map(hasSide), matchIsIn('m', scope), isListed('m')])}
         order by m.list_group, m.list_key, m.id limit ${limit}) found)`

/** The best results of each kind, best first. Where no name holds the words, those spelt nearly alike. */
export async function findEverything(db: Db, search: Search): Promise<FoundRow[]> {
  const found = await find(db, search, 'exact')
  return found.length > 0 ? found : find(db, search, 'similar')
}

const kinds = [people, teams, organisations, tournaments, grounds]

async function find(db: Db, search: Search, manner: Manner): Promise<FoundRow[]> {
  const { scope, withMatches } = shareScope(search.scope)
  const shared = { ...search, scope, manner }
  const parts = [...kinds, ...(manner === 'exact' ? [matches] : [])].map((kind) => kind(shared))
  const found = await sql<FoundRow>`
    ${withMatches}
    select kind, id, title, subtitle, live as "isLive", is_sample as "isSample"
    from (${sql.join(parts, sql` union all `)}) found`.execute(db)
  return found.rows
}
