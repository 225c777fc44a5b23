import { type Handling, type Listener, when } from '#events/listener.ts'
import { tell } from '#messages/messages.ts'
import { siteOf } from '#sites/sites.ts'
import { decisionMade, entryChanged } from '../tournament-events.ts'
import { decisionWords, matchWords } from './decision-words.ts'
import { findAnswered, findTold, type Reached, type Told } from './recipients.queries.ts'

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
  const others = to.flatMap((one) =>
    one === null || (by !== null && one.accountId === by) ? [] : [one.email],
  )
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

type News = { readonly to: Reached; readonly news: Told[] }

/** Who is concerned, and by which of the decisions. */
function byPerson(told: readonly Told[]): News[] {
  const people = new Map<string, News>()
  for (const one of told) {
    const { kind, home, away, organisers, atMatch } = one
    const sides = [home, kind === 'late' ? null : away, ...atMatch]
    const concerned = kind === 'disputed' ? [...sides, ...organisers] : sides
    for (const to of concerned) {
      if (to === null) continue
      const known = people.get(to.email) ?? { to, news: [] }
      if (!known.news.includes(one)) known.news.push(one)
      people.set(to.email, known)
    }
  }
  return [...people.values()]
}

/** One email, however many of somebody’s matches have changed. */
function decisionsEmail(news: readonly Told[]): Pick<Email, 'subject' | 'text'> {
  const text = news
    .map(({ kind, said, timeZone }) => decisionWords(kind, said, timeZone))
    .join('\n\n')
  const [tournament, match] = [news[0]?.tournament ?? '', news.map(({ said }) => matchWords(said))]
  if (news.length === 1) return { subject: `${tournament}, ${match[0] ?? ''}`, text }
  const head = `${news.length} changes to your matches in ${tournament}:`
  return {
    subject: `${tournament}, ${news.length} changes to your matches`,
    text: `${head}\n\n${text}`,
  }
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
      when(decisionMade, async (using, { accountId, data: { decisionId, others = [] } }) => {
        const told = []
        for (const id of [decisionId, ...others]) told.push(await findTold(using.db, id))
        for (const { to, news } of byPerson(told.flatMap((one) => one ?? []))) {
          await email(using, { to: [to], by: accountId, ...decisionsEmail(news) })
        }
      }),
    ],
  },
]
