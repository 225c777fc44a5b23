import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { SearchHit } from '@pavilion/contract/search/search-calls.ts'
import { findPostHits, type PostHit } from '#cms/cms.ts'
import { withinTime } from '#db/within-time.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { matchCards } from '#matches/matches.ts'
import { badgeOf } from '#records/badge.queries.ts'
import { slugOf } from '#records/slug.ts'
import { bounds, inTurn, networkOfCaller } from '#security/bounded-work.ts'
import { siteScope } from '#sites/sites.ts'
import { matchedSpans } from './matched-spans.ts'
import type { FoundKind, FoundRow } from './search.queries.ts'
import { findEverything, preferIndexes } from './search.queries.ts'

export const searchEverything = os.search.everything.handler(
  async ({ input: { q, limit }, context }) => {
    const scope = await siteScope(context)
    const owner = networkOfCaller(context)
    const what = 'searches are under way'
    const [rows, posts] = await inTurn(context, { kind: 'search', owner, what }, () =>
      Promise.all([
        withinTime(context.app.db, bounds.search.patienceMs, async (db) => {
          await preferIndexes(db)
          return findEverything(db, { words: q, limit, scope })
        }),
        findPostHits(context, q, limit),
      ]),
    )
    const ids = rows.filter(({ kind }) => kind === 'match').map(({ id }) => id)
    const cards = ids.length === 0 ? [] : await matchCards(context, { ids })
    const records = rows.toSorted(liveThenKnown).map((row) => hitOf(row, q, cards))
    const hits = [...records, ...posts.map((post) => postHitOf(post, q))]
    return success(counted(hits.length, 'hit'), { hits })
  },
)

const addresses: Readonly<Record<FoundKind, string>> = {
  player: '/match-central/players',
  official: '/match-central/officials',
  team: '/match-central/teams',
  club: '/match-central/clubs',
  'ground-owner': '/match-central/clubs',
  association: '/match-central/association',
  academy: '/match-central/academy',
  tournament: '/match-central/tournaments/tournament-details',
  ground: '/match-central/grounds',
  match: '/match-central/matches',
}

const hitOf = (row: FoundRow, words: string, cards: readonly MatchCard[]): SearchHit => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  isLive: row.isLive,
  isSample: row.isSample,
  badge: row.badge && badgeOf(row.badge),
  shortName: row.shortName,
  match: cards.find(({ id }) => id === row.id) ?? null,
  figures: row.figures,
  href: `${addresses[row.kind]}/${row.id}/${slugOf(row.title)}`,
  matched: matchedSpans(row.title, words),
})

const postHitOf = (post: PostHit, words: string): SearchHit => ({
  ...post,
  kind: 'post',
  matched: matchedSpans(post.title, words),
  isLive: false,
  isSample: false,
  badge: null,
  shortName: null,
  match: null,
  figures: null,
})

/** Who plays now first, then what is called just so, whatever its kind. */
const liveThenKnown = (one: FoundRow, other: FoundRow) =>
  Number(other.isLive) - Number(one.isLive) || Number(other.isKnown) - Number(one.isKnown)
