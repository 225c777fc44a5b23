import type { FeatMatch, Feats } from '@pavilion/contract/people/feats.ts'
import { matchCards } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { siteScope } from '#sites/sites.ts'
import { findBestInnings, findBestSpells, findMilestones, type Marks } from './feats.queries.ts'

const BESTS = 3
const MILESTONES = 8

/** Near at first, so that a club player passes some as well. */
const marks: Marks = {
  runs: [250, 500, ...every(1000, 50)],
  wickets: [25, ...every(50, 30)],
  matches: [1, 25, ...every(50, 20)],
}

function every(step: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => step * (at + 1))
}

type Asked = { readonly app: AppContext; readonly host: string }
type InMatch = { readonly matchId: string; readonly side: number }

/** The best a player has done, and when their career passed a round number. */
export async function readFeats(asked: Asked, personId: string): Promise<Feats> {
  const { db } = asked.app
  const of = { personId, scope: await siteScope(asked) }
  const [innings, spells, milestones] = await Promise.all([
    findBestInnings(db, of, BESTS),
    findBestSpells(db, of, BESTS),
    findMilestones(db, of, { marks, size: MILESTONES }),
  ])
  const withMatch = await matchesOf(asked, [...innings, ...spells, ...milestones])
  return {
    innings: withMatch(innings),
    spells: withMatch(spells),
    milestones: withMatch(milestones),
  }
}

/** Gives rows their matches. */
async function matchesOf(asked: Asked, rows: readonly InMatch[]) {
  const cards = await matchCards(asked, { ids: [...new Set(rows.map(({ matchId }) => matchId))] })
  const byId = new Map(cards.map((card) => [String(card.id), card]))
  return <Row extends InMatch>(found: readonly Row[]) =>
    found.flatMap(({ matchId, side, ...feat }) => {
      const card = byId.get(matchId)
      if (card === undefined) return []
      const { id, slug, startsOn, formatName, sides } = card
      const match: FeatMatch = {
        id,
        slug,
        day: startsOn,
        formatName,
        opponent: sides[side === 0 ? 1 : 0],
      }
      return [{ ...feat, match }]
    })
}
