import type { DecisionKind, Said } from '@pavilion/contract/tournaments/result-fields.ts'
import { type Handling, type Listener, when } from '#events/listener.ts'
import { tell } from '#messages/messages.ts'
import { siteOf } from '#sites/sites.ts'
import { decisionMade, entryChanged } from '../tournament-events.ts'
import { findAnswered, findTold, type Reached } from './recipients.queries.ts'

/** No address of its own: the site that answers where no other does. */
const ANY_HOST = ''

type Email = {
  readonly to: readonly (Reached | null)[]
  /** Who did it, and is not told of it. */
  readonly by: string | null
  readonly subject: string
  readonly text: string
}

/** Emails everybody once, but whoever did it. */
async function email({ app, db }: Handling, { to, by, subject, text }: Email): Promise<void> {
  const { name, noReply } = await siteOf(app, ANY_HOST)
  const others = to.flatMap((one) => (one === null || one.accountId === by ? [] : [one.email]))
  for (const address of new Set(others)) {
    await tell(app, db, {
      channel: 'email',
      sender: noReply,
      to: address,
      isForgotWhenSent: true,
      subject: `${name}: ${subject}`,
      text: `${text}\n\nIt is under “Your tournaments” on ${name}.\n`,
    })
  }
}

const answers = {
  invited: null,
  requested: null,
  accepted: 'plays in',
  declined: 'was declined by',
  withdrawn: 'is withdrawn from',
} as const

const placeText = (place: Said['from'], timeZone: string): string => {
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

const sentences: Readonly<Record<DecisionKind, (said: Said, timeZone: string) => string>> = {
  told: ({ home, result }) => `${home} entered: ${result}. Agree to it or dispute it.`,
  agreed: ({ away, result }) => `${away} agreed: ${result}.`,
  disputed: ({ away, result, reason }) => `${away} disputed ${result}: ${reason}`,
  decided: ({ result, reason }) => `The organiser decided: ${result}. ${reason}`,
  stood: ({ result }) => `Not answered in time, so this stands: ${result}.`,
  late: ({ home, points, reason }) => `${home}: ${points} points. ${reason}.`,
  replayed: ({ to, reason }, zone) => `The match is replayed on ${placeText(to, zone)}. ${reason}`,
  moved: ({ from, to }, zone) =>
    `The match has moved from ${placeText(from, zone)} to ${placeText(to, zone)}.`,
  removed: ({ from, reason }, zone) =>
    `The match on ${placeText(from, zone)} is not played. ${reason}`,
  overtaken: () =>
    'An earlier result was corrected after this match had begun. By it others would have played; it stays as it is.',
  points: ({ home, points, reason }) => `${home}: ${points} points. ${reason}`,
}

export const newsListeners: readonly Listener[] = [
  {
    name: 'email-tournament-news',
    from: 'now',
    on: [
      when(entryChanged, async (using, { accountId, data: { entryId, status } }) => {
        const entry = await findAnswered(using.db, entryId)
        const verb = answers[status]
        if (entry === undefined || verb === null) return
        const text = `${entry.team} ${verb} ${entry.tournament}.`
        await email(using, { to: [entry.manager], by: accountId, subject: entry.tournament, text })
      }),
      when(decisionMade, async (using, { accountId, data: { decisionId } }) => {
        const told = await findTold(using.db, decisionId)
        if (told === undefined) return
        const { tournament, timeZone, kind, said, home, away, organisers } = told
        const sides = [home, kind === 'late' ? null : away]
        const match = said.away === '' ? said.home : `${said.home} v ${said.away}`
        await email(using, {
          to: kind === 'disputed' ? [...sides, ...organisers] : sides,
          by: accountId,
          subject: `${tournament}, ${match}`,
          text: `${match}\n\n${sentences[kind](said, timeZone)}`,
        })
      }),
    ],
  },
]
