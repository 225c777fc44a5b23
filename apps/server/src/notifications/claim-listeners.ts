import { type Listener, when } from '#events/listener.ts'
import { organisationClaimDecided, organisationClaimed } from '#organisations/organisations.ts'
import { tellPerson } from './tell-person.ts'
import { findOrganisation } from './told.queries.ts'

/** What those hear who decide about an organisation that nobody runs, and who asked for it. */
export const forClaims: Listener['on'] = [
  when(organisationClaimed, async (using, event) => {
    const organisation = await findOrganisation(using.db, event.thingId)
    if (organisation === undefined) return
    const { id, name } = organisation
    const path = `/manage/organisations/${id}?tab=people`
    for (const accountId of event.data.deciders) {
      const said = { kind: 'role', title: name, body: 'Somebody asks to run it.' } as const
      await tellPerson(using, event, { ...said, path, accountId })
    }
  }),
  when(organisationClaimDecided, async (using, event) => {
    const organisation = await findOrganisation(using.db, event.thingId)
    if (organisation === undefined) return
    const { accountId, isApproved } = event.data
    const page = `/manage/organisations/${organisation.id}`
    await tellPerson(using, event, {
      kind: 'role',
      title: organisation.name,
      body: isApproved
        ? 'You run it now. Its page is yours to fill.'
        : 'Your request to run it was declined. See the reason.',
      path: isApproved ? page : `${page}/claim`,
      accountId,
      isEmailed: true,
    })
  }),
]
