import type { DecisionKind, DecisionDetails } from '@pavilion/contract/tournaments/result-fields.ts'

/** "Sunday 20 December 2026 at 10:00, Canal Oval". */
export const placeText = (place: DecisionDetails['from'], timeZone: string): string => {
  const startsAt = place?.startsAt ?? null
  const when =
    startsAt === null
      ? 'a day that is not set yet'
      : new Intl.DateTimeFormat('en-GB', {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone,
        }).format(new Date(startsAt))
  return [when, place?.ground ?? ''].filter(Boolean).join(', ')
}

const pointsText = (points: number | null) => (points ? `, ${points} points` : '')

const sentences: Readonly<
  Record<DecisionKind, (said: DecisionDetails, timeZone: string) => string>
> = {
  told: ({ home, result }) => `${home} entered: ${result}. Agree to it or dispute it.`,
  agreed: ({ away, result }) => `${away} agreed: ${result}.`,
  disputed: ({ away, result, reason }) => `${away} disputed ${result}: ${reason}`,
  decided: ({ result, reason }) => `The organiser decided: ${result}. ${reason}`,
  stood: ({ result }) => `Not answered in time, so this stands: ${result}.`,
  late: ({ home, points, reason }) => `${home}: ${points} points. ${reason}.`,
  replayed: ({ to, reason }, zone) => `The match is replayed on ${placeText(to, zone)}. ${reason}`,
  moved: ({ from, to, reason }, zone) =>
    `The match has moved from ${placeText(from, zone)} to ${placeText(to, zone)}. ${reason}`.trimEnd(),
  shortened: ({ result, reason }) => `${result}. ${reason}`,
  removed: ({ from, reason }, zone) =>
    `The match on ${placeText(from, zone)} is not played. ${reason}`,
  overtaken: () =>
    'An earlier result was corrected after this match had begun. By it others would have played; it stays as it is.',
  points: ({ home, points, reason }) => `${home}: ${points} points. ${reason}`,
  fined: ({ home, points, fine, reason }) =>
    `${home}: fined ${fine}${pointsText(points)}. ${reason}`,
  'fine withdrawn': ({ home, points, fine, reason }) =>
    `${home}: the fine of ${fine} was withdrawn${pointsText(points)}. ${reason}`,
  coin: ({ home, away, by, reason }) =>
    `${by} tossed a coin: ${home} is ahead of ${away}. ${reason}`,
  lots: ({ result, by, reason }) => `${by} drew lots, in this order: ${result}. ${reason}`,
  'lot withdrawn': ({ result }) => `The lot among these teams no longer counts: ${result}.`,
  'rules changed': ({ result }) => `The rules were changed: ${result}.`,
  withdrawn: ({ home }) => `${home} no longer plays in this tournament.`,
  'plays again': ({ home }) => `${home} plays in this tournament again.`,
  grouped: ({ result, reason }) => `The groups are ${result}. ${reason}`,
  seeded: ({ result }) => `The teams were seeded in this order: ${result}.`,
}

/** "Amber v Bronze"; one name for what is about a team. */
export const matchText = ({ home, away }: DecisionDetails): string =>
  away === '' ? home : `${home} v ${away}`

/** What an email says of a decision. */
export const decisionText = (kind: DecisionKind, said: DecisionDetails, timeZone: string): string =>
  `${matchText(said)}\n\n${sentences[kind](said, timeZone)}`
