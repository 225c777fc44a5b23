import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

const accountIds = z.array(z.uuid())

/** A club has charged players; the accounts are their own and those of guardians. */
export const feesCharged = eventKind({
  kind: 'fees-charged',
  thing: 'organisation',
  data: z.object({ title: z.string(), accountIds }),
})

/** Players were reminded of what is due. */
export const feesReminded = eventKind({
  kind: 'fees-reminded',
  thing: 'organisation',
  data: z.object({ accountIds }),
})
