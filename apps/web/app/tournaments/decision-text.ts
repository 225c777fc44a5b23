import type { Decision } from '@pavilion/contract/tournaments/result-fields.ts'
import { dayAt, shortDay, timeAt } from '#shared/dates.ts'
import { signedPoints } from '#shared/figures.ts'
import * as t from '#texts/tournaments.ts'

type Clock = { readonly locale: string; readonly timeZone: string }

const sentences = {
  told: t.decisionTold,
  agreed: t.decisionAgreed,
  disputed: t.decisionDisputed,
  decided: t.decisionDecided,
  stood: t.decisionStood,
  late: t.decisionPoints,
  replayed: t.decisionReplayed,
  moved: t.decisionMoved,
  shortened: t.decisionShortened,
  removed: t.decisionRemoved,
  overtaken: t.decisionOvertaken,
  points: t.decisionPoints,
  fined: t.decisionFined,
  'fine withdrawn': t.decisionFineWithdrawn,
  coin: t.decisionCoin,
  lots: t.decisionLots,
  'lot withdrawn': t.decisionLotWithdrawn,
  seeded: t.decisionSeeded,
  grouped: t.decisionGrouped,
  'rules changed': t.decisionRulesChanged,
  withdrawn: t.decisionWithdrawn,
  'plays again': t.decisionPlaysAgain,
} as const

/** What everybody reads of a decision. */
export function decisionText({ kind, said }: Decision, clock: Clock): string {
  const words = {
    ...said,
    from: placeText(said.from, clock),
    to: placeText(said.to, clock),
    points: said.points === null || said.points === 0 ? 'none' : signedPoints(said.points),
    fine: said.fine ?? '',
    by: said.by ?? '',
  }
  return sentences[kind](words).trim()
}

function placeText(place: Decision['said']['from'], { locale, timeZone }: Clock): string {
  if (place === null) return ''
  const { startsAt, ground } = place
  const when =
    startsAt === null
      ? t.noDateYet
      : `${shortDay(dayAt(startsAt, timeZone), locale)}, ${timeAt(startsAt, { locale, timeZone })}`
  return [when, ground].filter(Boolean).join(', ')
}
