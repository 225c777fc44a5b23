import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** A document lapses within 30 or 7 days; the accounts of those who run the organisation, and whom it is about. */
export const documentLapsing = eventKind({
  kind: 'document-lapsing',
  thing: 'document',
  data: z.object({ expiresOn: z.string(), accountIds: z.array(z.uuid()) }),
})
