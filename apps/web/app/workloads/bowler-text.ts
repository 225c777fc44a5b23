import * as t from '#texts/workloads.ts'
import type { Bowler } from './workload-calls.ts'

/** "14 overs on 2 days of the last 7, 6 today". */
export function bowledText({ bowled }: Bowler, today: string): string {
  if (bowled.length === 0) return t.noneBowled
  return t.bowledIs({
    overs: bowled.reduce((sum, { overs }) => sum + overs, 0),
    days: bowled.length,
    today: bowled.find(({ day }) => day === today)?.overs ?? 0,
  })
}

/** "At most 5 in a spell, 10 in a day, on 4 days of 7 (Indus League, rule 7.3)". */
export function limitText(limit: Bowler['limits'][number]): string {
  const { spell, day, week, mostDays, by, clause } = limit
  const limits = [
    ...(spell === null ? [] : [t.ofSpell({ overs: spell })]),
    ...(day === null ? [] : [t.ofDay({ overs: day })]),
    ...(week === null ? [] : [t.ofWeek({ overs: week })]),
    ...(mostDays === null ? [] : [t.ofDays({ days: mostDays })]),
  ].join(', ')
  const source = clause === '' ? by : t.citing({ by, clause })
  return `${t.mostIs({ limits })} (${source})`
}
