import type { Handling } from '#events/listener.ts'
import { placeText } from './decision-text.ts'
import { emailPeople } from './email-people.ts'
import { findPublished, type PublishedFixture, type Reached } from './recipients.queries.ts'

type Person = { readonly to: Reached; readonly own: PublishedFixture[] }

/** Who is concerned, and by which of the fixtures. */
function byPerson(fixtures: readonly PublishedFixture[]): Person[] {
  const people = new Map<string, Person>()
  for (const fixture of fixtures) {
    for (const to of fixture.concerned) {
      const known = people.get(to.email) ?? { to, own: [] }
      if (!known.own.includes(fixture)) known.own.push(fixture)
      people.set(to.email, known)
    }
  }
  return [...people.values()]
}

const linesOf = ({ home, away, timeZone, ...place }: PublishedFixture): string =>
  `${home} v ${away}\n${placeText(place, timeZone)}`

type Published = { readonly fixtureIds: readonly string[]; readonly by: string | null }

/** Emails everybody who answers for a team once, however many of its fixtures have become public. */
export async function emailPublished(
  using: Handling,
  { fixtureIds, by, where }: Published & { readonly where: string },
): Promise<void> {
  for (const { to, own } of byPerson(await findPublished(using.db, fixtureIds))) {
    const tournament = own[0]?.tournament ?? ''
    const head = `${own.length === 1 ? 'Your match' : 'Your matches'} in ${tournament}:`
    await emailPeople(using, {
      to: [to],
      by,
      subject: `${tournament}, your fixtures`,
      text: [head, ...own.map(linesOf), where].join('\n\n'),
    })
  }
}
