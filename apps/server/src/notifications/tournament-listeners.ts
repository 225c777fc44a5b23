import type { HappenedEvent } from '#events/event-kind.ts'
import { type Handling, type Listener, when } from '#events/listener.ts'
import { slugOf } from '#records/slug.ts'
import { decisionMade, entryChanged, fixturesPublished } from '#tournaments/tournaments.ts'
import {
  findEntry,
  findMovedReaders,
  findPublishedReaders,
  type FixtureReader,
} from './fixtures-told.queries.ts'
import { tellPerson } from './tell-person.ts'

const OWN_TOURNAMENTS = '/manage/tournaments'

const answers = {
  invited: null,
  requested: null,
  accepted: 'has been accepted.',
  declined: 'has not been accepted.',
  withdrawn: 'has been withdrawn.',
} as const

const pageOf = ({ tournamentId, tournament, season }: FixtureReader): string =>
  `/match-central/tournaments/tournament-details/${tournamentId}/${slugOf(`${tournament} ${season}`)}`

const publishedText = ({ count, match, place }: FixtureReader): string =>
  count === 1 ? `New fixture: ${match}, ${place}.` : `${count} fixtures are published.`

function movedText({ count, removed, match, place }: FixtureReader): string {
  if (count === 1) {
    return removed === 1 ? `${match} will not be played.` : `${match} has moved to ${place}.`
  }
  if (removed === 0) return `${count} fixtures have moved.`
  return removed === count
    ? `${count} fixtures will not be played.`
    : `${count} fixtures have changed.`
}

/** One notice a person, however many fixtures concern them. */
async function tellReaders(
  using: Handling,
  event: HappenedEvent,
  { readers, text }: { readers: readonly FixtureReader[]; text: (of: FixtureReader) => string },
): Promise<void> {
  for (const reader of readers) {
    const { accountId, isEmailed, tournament: title } = reader
    const said = { kind: 'tournament', title, body: text(reader), path: pageOf(reader) } as const
    await tellPerson(using, event, { ...said, accountId, isEmailed })
  }
}

/** What tournaments tell their teams, and those who follow them. */
export const forTournaments: Listener['on'] = [
  when(fixturesPublished, async (using, event) => {
    const readers = await findPublishedReaders(using.db, event.data.fixtureIds, event.recordedAt)
    await tellReaders(using, event, { readers, text: publishedText })
  }),
  when(decisionMade, async (using, event) => {
    const { decisionId, others = [] } = event.data
    const readers = await findMovedReaders(using.db, [decisionId, ...others], event.recordedAt)
    await tellReaders(using, event, { readers, text: movedText })
  }),
  when(entryChanged, async (using, event) => {
    const verb = answers[event.data.status]
    const entry = verb === null ? undefined : await findEntry(using.db, event.data.entryId)
    if (entry === undefined) return
    const { tournament: title, team, accountId } = entry
    const said = { kind: 'tournament', title, body: `${team} ${verb}` } as const
    await tellPerson(using, event, { ...said, path: OWN_TOURNAMENTS, accountId, isEmailed: true })
  }),
]
