import type { Fixture } from '@pavilion/contract/tournaments/fixture-fields.ts'
import * as t from '#texts/tournaments.ts'
import { sideText } from './manage/side-text.ts'

type Props = {
  readonly fixture: Pick<Fixture, 'home' | 'away' | 'due'>
  readonly fixtures: readonly Fixture[]
}

/** Says that others would play a match by results that were corrected after it had begun. */
export function Overtaken({ fixture: { home, away, due }, fixtures }: Props) {
  if (due === null) return null
  const sides = {
    home: sideText({ ...home, team: due.home }, fixtures),
    away: sideText({ ...away, team: due.away }, fixtures),
  }
  return <span className="pv-small">{t.overtakenBy(sides)}</span>
}
