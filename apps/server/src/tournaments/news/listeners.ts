import { type Listener, when } from '#events/listener.ts'
import { decisionMade, entryChanged, fixturesPublished } from '../tournament-events.ts'
import { emailPeople, type PeopleEmail } from './email-people.ts'
import { decisionText, matchText } from './decision-text.ts'
import { emailPublished } from './email-published.ts'
import { findAnswered, findTold, type Reached, type Told } from './recipients.queries.ts'

const WHERE = 'You find it under “Your tournaments”.'

const answers = {
  invited: null,
  requested: null,
  accepted: 'plays in',
  declined: 'was declined by',
  withdrawn: 'is withdrawn from',
} as const

/** What whoever runs the tournament has to act on. */
const forOrganisers: ReadonlySet<Told['kind']> = new Set(['disputed', 'withdrawn'])

type News = { readonly to: Reached; readonly news: Told[] }

/** Who is concerned, and by which of the decisions. */
function byPerson(told: readonly Told[]): News[] {
  const people = new Map<string, News>()
  for (const one of told) {
    const { kind, home, away, organisers, atMatch } = one
    const sides = [home, kind === 'late' ? null : away, ...atMatch]
    const concerned = forOrganisers.has(kind) ? [...sides, ...organisers] : sides
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
function decisionsEmail(news: readonly Told[]): Pick<PeopleEmail, 'subject' | 'text'> {
  const text = news
    .map(({ kind, said, timeZone }) => decisionText(kind, said, timeZone))
    .join('\n\n')
  const [tournament, match] = [news[0]?.tournament ?? '', news.map(({ said }) => matchText(said))]
  if (news.length === 1) {
    return { subject: `${tournament}, ${match[0] ?? ''}`, text: `${text}\n\n${WHERE}` }
  }
  const head = `${news.length} changes to your matches in ${tournament}:`
  return {
    subject: `${tournament}, ${news.length} changes to your matches`,
    text: `${head}\n\n${text}\n\n${WHERE}`,
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
        const text = `${entry.team} ${verb} ${entry.tournament}.\n\n${WHERE}`
        const to = [entry.manager]
        await emailPeople(using, { to, by: accountId, subject: entry.tournament, text })
      }),
      when(fixturesPublished, (using, { accountId: by, data: { fixtureIds } }) =>
        emailPublished(using, { fixtureIds, by, where: WHERE }),
      ),
      when(decisionMade, async (using, { accountId, data: { decisionId, others = [] } }) => {
        const told = []
        for (const id of [decisionId, ...others]) told.push(await findTold(using.db, id))
        for (const { to, news } of byPerson(told.flatMap((one) => one ?? []))) {
          await emailPeople(using, { to: [to], by: accountId, ...decisionsEmail(news) })
        }
      }),
    ],
  },
]
