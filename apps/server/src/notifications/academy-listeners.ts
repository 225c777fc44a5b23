import {
  batchMoved,
  enrolmentAsked,
  enrolmentEnded,
  holidayPlanned,
  leadAsked,
  packEnding,
  placeGiven,
  sessionCancelled,
} from '#academies/academies.ts'
import { type Listener, when } from '#events/listener.ts'
import type { Inside } from './notice.queries.ts'
import { tellPerson } from './tell-person.ts'
import { findBatch, findOrganisation } from './told.queries.ts'

const OWN_ACADEMY = '/my-academy'

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "4 July". */
const dayText = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`))

/** It is for those who coach there, or for the people of the academy, for as long as they are. */
const staff = (organisationId: string): Inside => ({ organisationId, seenBy: 'coaches' })
const people = (organisationId: string): Inside => ({ organisationId, seenBy: 'people' })

/** What academies tell families, and those who coach. No notice names a student. */
export const forAcademies: Listener['on'] = [
  when(enrolmentAsked, async (using, event) => {
    const batch = await findBatch(using.db, event.thingId)
    if (batch === undefined) return
    const { staff: accountIds, isWaiting } = event.data
    const body = isWaiting
      ? `Somebody is on the waiting list of ${batch.name}.`
      : `Somebody has enrolled in ${batch.name}.`
    const path = `/manage/organisations/${batch.organisationId}/batches/${event.thingId}`
    for (const accountId of accountIds) {
      const said = { kind: 'club', title: batch.academy, body, path } as const
      await tellPerson(using, event, { ...said, accountId, inside: staff(batch.organisationId) })
    }
  }),
  when(placeGiven, async (using, event) => {
    const batch = await findBatch(using.db, event.thingId)
    const { accountId } = event.data
    if (batch === undefined || accountId === null) return
    const body = `A place in ${batch.name} is yours.`
    const said = { kind: 'club', title: batch.academy, body, path: OWN_ACADEMY } as const
    await tellPerson(using, event, { ...said, accountId, inside: people(batch.organisationId) })
  }),
  when(enrolmentEnded, async (using, event) => {
    const batch = await findBatch(using.db, event.thingId)
    const { accountId } = event.data
    if (batch === undefined || accountId === null) return
    const body = `The academy has ended an enrolment in ${batch.name}.`
    const said = { kind: 'club', title: batch.academy, body, path: OWN_ACADEMY } as const
    await tellPerson(using, event, { ...said, accountId })
  }),
  when(leadAsked, async (using, event) => {
    const path = `/manage/organisations/${event.thingId}/leads`
    const said = {
      kind: 'club',
      title: 'Academy',
      body: 'Somebody has asked about training.',
      path,
    } as const
    for (const accountId of event.data.staff) {
      await tellPerson(using, event, { ...said, accountId, inside: staff(event.thingId) })
    }
  }),
  when(packEnding, async (using, event) => {
    const batch = await findBatch(using.db, event.thingId)
    if (batch === undefined) return
    const { accountId } = event.data
    const body = `One session or none is left in ${batch.name}. Buy another pack to go on.`
    const said = { kind: 'club', title: batch.academy, body, path: OWN_ACADEMY } as const
    await tellPerson(using, event, { ...said, accountId, inside: people(batch.organisationId) })
  }),
  when(sessionCancelled, async (using, event) => {
    const batch = await findBatch(using.db, event.thingId)
    if (batch === undefined) return
    const { day, starts, isSoon, accountIds } = event.data
    const body = `Cancelled: ${batch.name}, ${dayText(day)}, ${starts}.`
    const said = { kind: 'club', title: batch.academy, body, path: OWN_ACADEMY } as const
    const inside = people(batch.organisationId)
    for (const accountId of accountIds) {
      await tellPerson(using, event, { ...said, accountId, inside, mustReach: isSoon })
    }
  }),
  when(batchMoved, async (using, event) => {
    const batch = await findBatch(using.db, event.thingId)
    if (batch === undefined) return
    const body = `${batch.name} has new times or another place.`
    const said = { kind: 'club', title: batch.academy, body, path: OWN_ACADEMY } as const
    for (const accountId of event.data.accountIds) {
      await tellPerson(using, event, { ...said, accountId, inside: people(batch.organisationId) })
    }
  }),
  when(holidayPlanned, async (using, event) => {
    const academy = await findOrganisation(using.db, event.thingId)
    if (academy === undefined) return
    const { firstDay, lastDay, accountIds } = event.data
    const days = [...new Set([firstDay, lastDay])].map(dayText).join(' – ')
    const body = `No training: ${days}.`
    const said = { kind: 'club', title: academy.name, body, path: OWN_ACADEMY } as const
    const inside = people(academy.id)
    for (const accountId of accountIds) {
      await tellPerson(using, event, { ...said, accountId, inside })
    }
  }),
]
