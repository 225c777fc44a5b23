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

/** "Ball by ball by one side · Checked by the other side · Signed by both captains"; null before there is anything to say. */
export function howScoredText(scored: HowScored): string | null {
  if (scored === null) return null
  const { detail, by, isLive, checkedBy, signedBy, isAmendedSince } = scored
  const told = [
    t.howScored({ detail: details[detail], by: scorers[by], live: isLive ? 'yes' : 'no' }),
    checkedBy === 'other-side' && t.checkedByOtherSide,
    checkedBy === 'second-scorer' && t.checkedBySecondScorer,
    signedBy.captains + signedBy.umpires > 0 && t.signedByWhom(signedBy),
    isAmendedSince && t.amendedSince,
  ]
  return told.filter((one) => one !== false).join(' · ')
}
