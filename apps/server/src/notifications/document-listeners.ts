import { documentLapsing } from '#documents/documents.ts'
import { type Listener, when } from '#events/listener.ts'
import { tellPerson } from './tell-person.ts'
import { findLapsing } from './told.queries.ts'

/** What organisations and their people are told of documents on file. */
export const forDocuments: Listener['on'] = [
  when(documentLapsing, async (using, event) => {
    const { expiresOn, accountIds } = event.data
    const lapsing = await findLapsing(using.db, event.thingId, expiresOn)
    if (lapsing === undefined) return
    const { organisationId, organisation, what, on, aboutId } = lapsing
    const body = `${what} lapses on ${on}.`
    const path = `/manage/organisations/${organisationId}/documents`
    for (const accountId of accountIds) {
      const seenBy = accountId === aboutId ? 'people' : 'managers'
      const said = { kind: 'club', title: organisation, body, path } as const
      await tellPerson(using, event, { ...said, accountId, inside: { organisationId, seenBy } })
    }
  }),
]
