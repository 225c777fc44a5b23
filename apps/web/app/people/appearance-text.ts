import type { Appearance } from '@pavilion/contract/people/player-calls.ts'
import * as t from '#texts/people.ts'

/** "63* (39)". */
export const battingText = ({ runs, balls, isOut }: Appearance['batting'][number]) =>
  `${runs}${isOut ? '' : '*'} (${balls})`

/** "2–20". */
export const bowlingText = ({ wickets, runs }: Appearance['bowling'][number]) =>
  `${wickets}–${runs}`

const sources = { scorecard: t.fromAScorecard, 'result-only': t.resultOnly } as const

/** "From a scorecard, signed"; empty for a match that was scored ball by ball and not signed. */
export const sourceText = ({ source, isSigned }: Pick<Appearance, 'source' | 'isSigned'>): string =>
  [
    ...(source === null || source === 'ball-by-ball' ? [] : [sources[source]]),
    ...(isSigned ? [t.signed] : []),
  ].join(' · ')
