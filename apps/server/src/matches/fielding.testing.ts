import type { BallBowled, Entry, Wicket } from '@pavilion/cricket/facts.ts'
import { standing } from '@pavilion/cricket/fold/log.ts'

const columns = {
  caught: 'catches',
  'caught and bowled': 'catches',
  stumped: 'stumpings',
  'run out': 'run_outs',
} as const

type Column = (typeof columns)[keyof typeof columns]
type Credit = { readonly innings: number; readonly player: string; readonly column: Column }

const isFielded = (kind: string): kind is keyof typeof columns => kind in columns

/** Everybody who took part in a dismissal, one after the other, from the facts that stand. */
export function creditsIn(log: readonly Entry[]): Credit[] {
  const credits: Credit[] = []
  let innings = 0
  for (const { fact } of standing(log)) {
    if (fact.type === 'innings-started') innings++
    if (fact.type !== 'ball-bowled') continue
    for (const credit of creditsOff(fact)) credits.push({ innings, ...credit })
  }
  return credits
}

const creditsOff = (ball: BallBowled): Omit<Credit, 'innings'>[] =>
  (ball.wickets ?? []).flatMap((wicket) => {
    const { kind } = wicket
    if (!isFielded(kind)) return []
    return playersIn(wicket, ball).map((player) => ({ player, column: columns[kind] }))
  })

const playersIn = ({ kind, fielders = [] }: Wicket, { bowler }: BallBowled): string[] =>
  kind === 'caught and bowled' ? [bowler] : fielders.flatMap(({ player }) => player ?? [])

/** The rows of fielding, counted up one by one, by innings and player. */
export function fieldingByHand(log: readonly Entry[]) {
  const rows = new Map<string, ReturnType<typeof emptyRow>>()
  for (const credit of creditsIn(log)) {
    const place = `${credit.innings} ${credit.player}`
    const row = rows.get(place) ?? emptyRow(credit)
    row[credit.column]++
    rows.set(place, row)
  }
  return [...rows.values()]
}

const emptyRow = ({ innings, player }: Credit) => ({
  innings,
  person_id: player,
  catches: 0,
  stumpings: 0,
  run_outs: 0,
})
