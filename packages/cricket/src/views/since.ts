import type { InningsCard } from './scorecard.ts'
import type { MatchView } from './view.ts'

/** A wicket, a milestone or the result, in the order in which the card has them. */
export type Happening =
  | {
      readonly kind: 'wicket'
      readonly team: string
      readonly name: string
      readonly how: string
      readonly runs: number
      readonly wicket: number
    }
  | { readonly kind: 'runs'; readonly name: string; readonly runs: number }
  | { readonly kind: 'wickets'; readonly name: string; readonly wickets: number }
  | { readonly kind: 'innings'; readonly team: string }

/** An innings that has moved: as it stood, and as it stands; `from` is null for one that has begun since. */
export type MovedInnings = { readonly from: InningsCard | null; readonly to: InningsCard }

export type Since = {
  readonly innings: readonly MovedInnings[]
  readonly happenings: readonly Happening[]
  /** The result, if there was none before. */
  readonly result: string | null
}

/** Batters are told of at every fifty, bowlers at five wickets and at ten. */
const FIFTY = 50
const FIVE = 5

/** What has happened in a match between two views of it. Corrections may have taken something back: that is not told. */
export function sinceThen(before: MatchView, now: MatchView): Since {
  const innings = now.innings.flatMap((to): MovedInnings[] => {
    const from = before.innings.find(({ number }) => number === to.number) ?? null
    return from !== null && isSame(from, to) ? [] : [{ from, to }]
  })
  return {
    innings,
    happenings: innings.flatMap(happeningsOf),
    result: before.result === null ? (now.result?.text ?? null) : null,
  }
}

const isSame = (from: InningsCard, to: InningsCard) =>
  from.runs === to.runs &&
  from.wickets === to.wickets &&
  from.overs === to.overs &&
  from.closed === to.closed

function happeningsOf({ from, to }: MovedInnings): Happening[] {
  const out = new Set(from?.falls.map(({ id }) => id))
  const team = to.team.name
  const falls = to.falls
    .filter(({ id }) => !out.has(id))
    .map(({ id, name, runs, wicket }): Happening => {
      const how = to.batting.find((row) => row.id === id)?.how ?? ''
      return { kind: 'wicket', team, name, how, runs, wicket }
    })
  const begun: Happening[] = from === null ? [{ kind: 'innings', team }] : []
  return [...begun, ...falls, ...milestonesOf(from, to)]
}

function milestonesOf(from: InningsCard | null, to: InningsCard): Happening[] {
  const batted = to.batting.flatMap(({ id, name, runs }): Happening[] => {
    const had = from?.batting.find((row) => row.id === id)?.runs ?? 0
    const reached = Math.floor(runs / FIFTY) * FIFTY
    return reached > had ? [{ kind: 'runs', name, runs: reached }] : []
  })
  const bowled = to.bowling.flatMap(({ id, name, wickets }): Happening[] => {
    const had = from?.bowling.find((row) => row.id === id)?.wickets ?? 0
    const reached = Math.floor(wickets / FIVE) * FIVE
    return reached > had ? [{ kind: 'wickets', name, wickets: reached }] : []
  })
  return [...batted, ...bowled]
}

/** Whether as much has happened as somebody who was away wants to hear of: a wicket, a milestone, an over. */
export function isWorthTelling({ innings, happenings, result }: Since, over: number): boolean {
  const bowled = innings.reduce((sum, { from, to }) => sum + to.balls - (from?.balls ?? 0), 0)
  return result !== null || happenings.length > 0 || bowled >= over
}
