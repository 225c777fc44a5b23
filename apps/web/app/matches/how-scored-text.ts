import type { HowScored } from '@pavilion/contract/matches/how-scored.ts'
import * as t from '#texts/matches.ts'

type Scored = NonNullable<HowScored>

const details: Readonly<Record<Scored['detail'], string>> = {
  'ball-by-ball': 'balls',
  partly: 'partly',
  scorecard: 'scorecard',
  totals: 'totals',
  'result-only': 'result',
}
const scorers: Readonly<Record<Scored['by'], string>> = {
  appointed: 'appointed',
  'both-sides': 'both',
  'one-side': 'one',
  imported: 'imported',
  unknown: 'none',
}

const checkers: Readonly<Record<NonNullable<Scored['checkedBy']>, string>> = {
  'other-side': 'side',
  'second-scorer': 'scorer',
}

/** "Ball by ball by one side, checked by the other side, signed by both captains"; null before there is anything to say. */
export const howScoredText = (scored: HowScored): string | null =>
  scored &&
  t.howScored({
    detail: details[scored.detail],
    by: scorers[scored.by],
    live: scored.isLive ? 'yes' : 'no',
    checked: scored.checkedBy === null ? 'none' : checkers[scored.checkedBy],
    captains: scored.signedBy.captains,
    umpires: scored.signedBy.umpires,
    amended: scored.isAmendedSince ? 'yes' : 'no',
  })
