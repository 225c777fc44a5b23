import {
  availabilityAsked,
  birthDateChanged,
  entryCancelled,
  entryMoved,
  guardianRemoved,
  guestPlacesOffered,
  guestPlaceTaken,
  joinAsked,
  joinDecided,
  messageWritten,
  playerDroppedOut,
  reserveAsked,
  sheetPublished,
  squadGrew,
} from '#clubs/clubs.ts'
import type { HappenedEvent } from '#events/event-kind.ts'
import { type Handling, type Listener, when } from '#events/listener.ts'
import { organisationRef } from '#records/references.queries.ts'
import { organisationPage } from './organisation-page.ts'
import type { Inside } from './notice.queries.ts'
import { findOrganisation, findPlanned, findTeam } from './told.queries.ts'
import { type PersonalMessage, tellPerson } from './tell-person.ts'

const OWN_CALENDAR = '/my-cricket'

/** It is for the club’s people, for as long as they are. */
const people = (organisationId: string): Inside => ({ organisationId, seenBy: 'people' })

type Players = readonly { readonly accountId: string | null }[]

/** Tells the players who have an account. */
async function tellPlayers(
  using: Handling,
  event: HappenedEvent,
  {
    players,
    ...said
  }: Omit<PersonalMessage, 'kind' | 'path' | 'accountId'> & { readonly players: Players },
): Promise<void> {
  for (const { accountId } of players) {
    if (accountId === null) continue
    await tellPerson(using, event, { ...said, kind: 'club', path: OWN_CALENDAR, accountId })
  }
}

const forPlayers: Listener['on'] = [
  when(squadGrew, async (using, event) => {
    const team = await findTeam(using.db, event.thingId)
    if (team === undefined) return
    const { players, season } = event.data
    const body = `You are in the squad of ${team.name} for ${season}.`
    await tellPlayers(using, event, {
      title: team.club,
      body,
      players,
      inside: people(team.organisationId),
    })
  }),
  when(availabilityAsked, async (using, event) => {
    const entry = await findPlanned(using.db, event.thingId)
    if (entry === undefined || entry.isCancelled) return
    const body = `Can you come? Say so for ${entry.what}.`
    const { players } = event.data
    const inside = people(entry.organisationId)
    await tellPlayers(using, event, { title: entry.club, body, players, inside, isEmailed: true })
  }),
  when(entryCancelled, async (using, event) => {
    const entry = await findPlanned(using.db, event.thingId)
    if (entry === undefined) return
    const body = `Called off: ${entry.what}.`
    const { players } = event.data
    const inside = people(entry.organisationId)
    await tellPlayers(using, event, { title: entry.club, body, players, inside, isEmailed: true })
  }),
  when(entryMoved, async (using, event) => {
    const entry = await findPlanned(using.db, event.thingId)
    if (entry === undefined || entry.isCancelled) return
    const body = `New time or place: ${entry.what}.`
    const { players } = event.data
    const inside = people(entry.organisationId)
    await tellPlayers(using, event, { title: entry.club, body, players, inside, isEmailed: true })
  }),
]

/** Tells players of a club's calendar, which has emailed them, about one entry, each in words of their own. */
async function tellOfEntry(
  using: Handling,
  event: HappenedEvent,
  players: readonly { readonly accountId: string | null; readonly body: string }[],
): Promise<void> {
  const planned = await findPlanned(using.db, event.thingId)
  if (planned === undefined) return
  for (const { accountId, body } of players) {
    if (accountId === null) continue
    const inside = people(planned.organisationId)
    const said = { title: planned.title, body, path: OWN_CALENDAR, inside, isEmailed: true }
    await tellPerson(using, event, { ...said, kind: 'club', accountId })
  }
}

const told = {
  playing: 'You are in the team.',
  reserve: 'You are in reserve.',
  asked: 'Somebody has dropped out. Can you stand in?',
  withdrawn: 'You are out of the team, as you asked.',
  'left-out': 'You are not in the team this time. Thank you for being available.',
} as const

/** Tells those who select what has become of a match. */
async function tellSelectors(
  using: Handling,
  event: HappenedEvent<{ readonly selectors: readonly string[] }>,
  body: string,
): Promise<void> {
  const planned = await findPlanned(using.db, event.thingId)
  if (planned === undefined) return
  const { organisationId, title, day } = planned
  const path = `/manage/organisations/${organisationId}/selection?day=${day}`
  for (const accountId of event.data.selectors) {
    const inside = { organisationId, seenBy: 'coaches' } as const
    await tellPerson(using, event, { kind: 'club', title, body, path, accountId, inside })
  }
}

const forSheets: Listener['on'] = [
  when(sheetPublished, (using, event) =>
    tellOfEntry(
      using,
      event,
      event.data.players.map((player) => ({ ...player, body: told[player.told] })),
    ),
  ),
  when(reserveAsked, (using, event) =>
    tellOfEntry(
      using,
      event,
      event.data.accountIds.map((accountId) => ({ accountId, body: told.asked })),
    ),
  ),
  when(playerDroppedOut, (using, event) =>
    tellSelectors(using, event, 'A player has dropped out.'),
  ),
]

const forGuests: Listener['on'] = [
  when(guestPlacesOffered, async (using, event) => {
    const entry = await findPlanned(using.db, event.thingId)
    if (entry === undefined || entry.isCancelled) return
    const body = `Short of players: ${entry.what}. Can you play as a guest?`
    for (const accountId of event.data.accountIds) {
      const said = { kind: 'club', title: entry.club, body, path: '/my-cricket/guest' } as const
      await tellPerson(using, event, { ...said, accountId })
    }
  }),
  when(guestPlaceTaken, (using, event) =>
    tellSelectors(using, event, 'A guest has taken a place.'),
  ),
]

const forJoining: Listener['on'] = [
  when(joinAsked, async (using, event) => {
    const club = await findOrganisation(using.db, event.thingId)
    if (club === undefined) return
    const path = `/manage/organisations/${club.id}/players`
    for (const accountId of event.data.deciders) {
      const said = { kind: 'club', title: club.name, body: 'Somebody asks to join.' } as const
      const inside = { organisationId: club.id, seenBy: 'managers' } as const
      await tellPerson(using, event, { ...said, path, accountId, inside })
    }
  }),
  when(joinDecided, async (using, event) => {
    const club = await findOrganisation(using.db, event.thingId)
    if (club === undefined) return
    const { accountId, isAccepted, isForChild } = event.data
    const welcome = isForChild ? 'Your child is in the club now.' : 'You are a member now. Welcome!'
    await tellPerson(using, event, {
      kind: 'club',
      title: club.name,
      body: isAccepted ? welcome : 'Your request to join was declined.',
      path: organisationPage(organisationRef(club)),
      accountId,
    })
  }),
]

const forReaders: Listener['on'] = [
  when(messageWritten, async (using, event) => {
    const club = await findOrganisation(using.db, event.thingId)
    if (club === undefined) return
    const { subject, isReminder, isEmailed, accountIds } = event.data
    const body = isReminder ? `Not seen yet: ${subject}` : subject
    const path = '/my-cricket/messages'
    for (const accountId of accountIds) {
      const said = { kind: 'club', title: club.name, body, path, isEmailed } as const
      await tellPerson(using, event, { ...said, accountId, inside: people(club.id) })
    }
  }),
]

const forGuardians: Listener['on'] = [
  when(birthDateChanged, async (using, event) => {
    const club = await findOrganisation(using.db, event.thingId)
    if (club === undefined) return
    const body = 'Your child’s date of birth was changed. The public sees no more of the name.'
    for (const accountId of event.data.guardians) {
      const said = { kind: 'club', title: club.name, body, path: OWN_CALENDAR } as const
      await tellPerson(using, event, { ...said, accountId, inside: people(club.id) })
    }
  }),
  when(guardianRemoved, async (using, event) => {
    const club = await findOrganisation(using.db, event.thingId)
    if (club === undefined) return
    const { guardian, isLast, runners } = event.data
    const said = { kind: 'club', title: club.name } as const
    if (guardian !== event.accountId) {
      const body = 'You are no longer the guardian of a child here.'
      const path = organisationPage(organisationRef(club))
      await tellPerson(using, event, { ...said, body, path, accountId: guardian })
    }
    const body = isLast
      ? 'A child has no guardian here any more. The club answers for the child.'
      : 'One of the guardians of a child here was removed or has stepped back.'
    const path = `/manage/organisations/${club.id}/players`
    const inside = { organisationId: club.id, seenBy: 'coaches' } as const
    for (const accountId of runners.filter((runner) => runner !== event.accountId)) {
      await tellPerson(using, event, { ...said, body, path, accountId, inside })
    }
  }),
]

/** What clubs tell their players and those who select them. */
export const forClubs: Listener['on'] = [
  ...forPlayers,
  ...forSheets,
  ...forGuests,
  ...forJoining,
  ...forReaders,
  ...forGuardians,
]
