import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** A public match was made, to be played now or later. */
export const matchScheduled = eventKind({
  kind: 'match-scheduled',
  thing: 'match',
  data: z.object({}),
})

/** Whoever runs a match has changed what it is planned as. */
export const matchChanged = eventKind({
  kind: 'match-changed',
  thing: 'match',
  data: z.object({
    /** To another time or ground. */
    isMoved: z.boolean(),
  }),
})

/** Whoever runs a match has deleted it. */
export const matchDeleted = eventKind({
  kind: 'match-deleted',
  thing: 'match',
  data: z.object({
    /** "Lions v Tigers" */
    title: z.string(),
    /** Who had an interest in it. */
    accountIds: z.array(z.uuid()),
  }),
})

/** A match has a result, another one than before, or none any more. */
export const matchDecided = eventKind({
  kind: 'match-decided',
  thing: 'match',
  data: z.object({ tournamentId: z.uuid().nullable() }),
})
