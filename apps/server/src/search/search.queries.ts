import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import { allOf, escapeLike, mentions, wordsOf } from '#lists/lists.queries.ts'
import {
  groundIsIn,
  matchesOf,
  matchIsIn,
  organisationIsIn,
  personIsIn,
  type SharedScope,
  shareScope,
  teamIsIn,
  tournamentIsIn,
  type Scope,
} from '#lists/scope.queries.ts'

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

type Shared = Omit<Search, 'scope'> & { readonly scope: SharedScope }

export type FoundRow = {
  kind: FoundKind
  id: string
  title: string
  subtitle: string
  isLive: boolean
  isSample: boolean
}

/** Names that begin with the words first, then those with a word that does, then the shortest. */
const rank = (alias: string, words: string) => {
  const start = `${escapeLike(words)}%`
  const folded = sql.ref(`${alias}.folded`)
  return sql`case when ${folded} like fold(${start}) then 0
                  when ${folded} like fold(${`% ${start}`}) then 1 else 2 end,
             length(${folded}), ${folded}`
}

/** A person's latest team. */
const latestSide = sql`(
  select (select t.name from match_side s join team t on t.id = s.team_id
          where s.match_id = played.match_id and s.side = played.side)
  from (select mp.match_id, mp.side from match_player mp join match m on m.id = mp.match_id
        where mp.person_id = p.id order by m.starts_key desc, m.id limit 1) played)`

const people = ({ words, limit, scope }: Shared) => sql`
  (select case when plays.ever then 'player' else 'official' end as kind, p.id, p.name as title,
          coalesce(${latestSide}, '') as subtitle, coalesce(plays.now, false) as live, p.is_sample
   from (select p.id, p.name, p.folded, p.is_sample from person p
         where ${mentions(sql<string>`p.folded`, words)}
           and (${personIsIn('p', scope, 'match_player')}
                or ${personIsIn('p', scope, 'match_official')})
         order by ${rank('p', words)} limit ${limit}) p
   cross join lateral (select count(*) > 0 as ever, bool_or(m.status = 'live') as now
                       from match_player mp join match m on m.id = mp.match_id
                       where mp.person_id = p.id) plays
   order by coalesce(plays.now, false) desc, ${rank('p', words)})`

const teams = ({ words, limit, scope }: Shared) => sql`
  (select 'team', t.id, t.name,
          concat_ws(', ', case t.kind when 'international' then 'International' end,
                    case t.gender when 'female' then 'Women' when 'mixed' then 'Mixed' end),
          exists (select from match_side s join match m on m.id = s.match_id
                  where s.team_id = t.id and m.status = 'live'), t.is_sample
   from team t where ${mentions(sql<string>`t.folded`, words)} and ${teamIsIn('t', scope)}
   order by ${rank('t', words)} limit ${limit})`

const tournaments = ({ words, limit, scope }: Shared) => sql`
  (select 'tournament', t.id, t.name, t.season,
          exists (select from match m where m.tournament_id = t.id and m.status = 'live'),
          t.is_sample
   from tournament t
   where ${mentions(sql<string>`t.folded`, words)} and ${tournamentIsIn('t', scope)}
   order by ${rank('t', words)}, t.season desc limit ${limit})`

const grounds = ({ words, limit, scope }: Shared) => sql`
  (select 'ground', g.id, g.name, g.city,
          exists (select from match m where m.ground_id = g.id and m.status = 'live'), g.is_sample
   from ground g where ${mentions(sql<string>`g.folded`, words)} and ${groundIsIn('g', scope)}
   order by ${rank('g', words)} limit ${limit})`

const organisations = ({ words, limit, scope }: Shared) => sql`
  (select o.kind, o.id, o.name, coalesce((select c.name from country c where c.code = o.country), ''),
          exists (select from match m where m.status = 'live' and m.id in (${matchesOf(sql`o.id`)})),
          o.is_sample
   from organisation o
   where ${mentions(sql<string>`o.folded`, words)} and o.archived_at is null
     and ${organisationIsIn('o', scope)}
   order by ${rank('o', words)} limit ${limit})`

const hasSide = (word: string) => sql<boolean>`m.id in (
  select s.match_id from match_side s join team t on t.id = s.team_id
  where t.folded like fold(${`%${escapeLike(word)}%`}))`

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
         where ${allOf([...wordsOf(words).map(hasSide), matchIsIn('m', scope)])}
         order by m.list_group, m.list_key, m.id limit ${limit}) found)`

/** The best results of each kind, best first. */
export async function findEverything(db: Db, search: Search): Promise<FoundRow[]> {
  const { scope, withMatches } = shareScope(search.scope)
  const kinds = [people, teams, organisations, tournaments, grounds, matches].map((kind) =>
    kind({ ...search, scope }),
  )
  const found = await sql<FoundRow>`
    ${withMatches}
    select kind, id, title, subtitle, live as "isLive", is_sample as "isSample"
    from (${sql.join(kinds, sql` union all `)}) found`.execute(db)
  return found.rows
}
