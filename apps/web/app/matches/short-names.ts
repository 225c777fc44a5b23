import { surname } from '@pavilion/cricket/text/surname.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'

/** Surnames where they are unique in the match, full names otherwise. */
export function shortNames({ innings }: Pick<MatchView, 'innings'>): (name: string) => string {
  const players = innings.flatMap(({ batting, didNotBat, bowling }) => [
    ...batting,
    ...didNotBat,
    ...bowling,
  ])
  const names = new Map(players.map(({ id, name }) => [id, name]))
  const counts = new Map<string, number>()
  for (const name of names.values()) {
    counts.set(surname(name), (counts.get(surname(name)) ?? 0) + 1)
  }
  return (name) => ((counts.get(surname(name)) ?? 0) > 1 ? name : surname(name))
}
