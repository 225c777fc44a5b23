import type { Appearance } from '@pavilion/contract/people/player-calls.ts'

/** "63* (39)". */
export const battingText = ({ runs, balls, isOut }: Appearance['batting'][number]) =>
  `${runs}${isOut ? '' : '*'} (${balls})`

/** "2–20". */
export const bowlingText = ({ wickets, runs }: Appearance['bowling'][number]) =>
  `${wickets}–${runs}`
