import type { Listener } from '#events/listener.ts'
import { when } from '#events/listener.ts'
import { feesCharged, feesReminded } from '#fees/fees.ts'
import { tellPerson } from './tell-person.ts'
import { findOrganisation } from './told.queries.ts'

export const OWN_FEES = '/my-cricket/fees'

/** What clubs tell those who have to pay something. */
export const forFees: Listener['on'] = [
  when(feesCharged, async (using, event) => {
    const club = await findOrganisation(using.db, event.thingId)
    if (club === undefined) return
    const { title, accountIds } = event.data
    for (const accountId of accountIds) {
      const body = `New to pay: ${title}.`
      await tellPerson(using, event, {
        kind: 'club',
        title: club.name,
        body,
        path: OWN_FEES,
        accountId,
      })
    }
  }),
  when(feesReminded, async (using, event) => {
    const club = await findOrganisation(using.db, event.thingId)
    if (club === undefined) return
    for (const accountId of event.data.accountIds) {
      const body = 'Something is still to be paid.'
      await tellPerson(using, event, {
        kind: 'club',
        title: club.name,
        body,
        path: OWN_FEES,
        accountId,
      })
    }
  }),
]
