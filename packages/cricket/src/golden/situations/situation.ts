/** The usual one is a T20. */
export type SituationFormat =
  | 'usual'
  | 'hundred'
  | 'short hundred'
  | 'test'
  | 'follow-on at 8'
  | 'timed'
  | 'short'
  | 'one each'
  | 'no free hit'
  | 'alone'

/**
 * Law (or playing conditions), what it says, what is played in `situation.testing.ts`'s words after the home
 * side began its innings, and the score after it; then the extras, and the format.
 */
export type Situation = readonly [
  law: string,
  what: string,
  play: string,
  score: string,
  extras?: string | undefined,
  format?: SituationFormat,
]

/** What is played last is refused with this code. */
export type RefusedSituation = readonly [
  law: string,
  what: string,
  play: string,
  code: string,
  format?: SituationFormat,
]

/** The result of a match that is played from its first ball; null while there is none. */
export type ResultSituation = readonly [
  law: string,
  what: string,
  play: string,
  result: string | null,
  format?: SituationFormat,
]
