import { EntryFeeStanding } from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import { EntryStatus } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** A tournament that was made here is public. */
export const tournamentPublished = eventKind({
  kind: 'tournament-published',
  thing: 'tournament',
  data: z.object({}),
})

/** Fixtures have become public, each with its match. */
export const fixturesPublished = eventKind({
  kind: 'tournament-fixtures-published',
  thing: 'tournament',
  data: z.object({ fixtureIds: z.array(z.uuid()) }),
})

/** A team came into a tournament, or was answered. */
export const entryChanged = eventKind({
  kind: 'tournament-entry-changed',
  thing: 'tournament',
  data: z.object({ entryId: z.uuid(), teamId: z.uuid(), status: EntryStatus }),
})

/** An organiser has recorded how an entry fee was paid, waived it, or took that back; not what a card paid. */
export const entryFeeSettled = eventKind({
  kind: 'tournament-entry-fee-settled',
  thing: 'tournament',
  data: z.object({ entryId: z.uuid(), standing: EntryFeeStanding }),
})

/** A line of the public record: a result was told, disputed or decided, a match moved, points given or taken. */
export const decisionMade = eventKind({
  kind: 'tournament-decision-made',
  thing: 'tournament',
  /** `others`: written at once with it; whoever is concerned by several is told of them together. */
  data: z.object({ decisionId: z.uuid(), others: z.array(z.uuid()).optional() }),
})
