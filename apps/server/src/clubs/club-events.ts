import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** A club has made a team. */
export const teamMade = eventKind({ kind: 'team-made', thing: 'team', data: z.object({}) })

/** Players were added to a team's squad. */
export const squadGrew = eventKind({
  kind: 'squad-grew',
  thing: 'team',
  data: z.object({
    season: z.string(),
    players: z.array(z.object({ playerId: z.uuid(), accountId: z.uuid().nullable() })),
  }),
})

/** An account has taken over the entry of a player of the club. */
export const playerClaimed = eventKind({
  kind: 'player-claimed',
  thing: 'organisation',
  data: z.object({ playerId: z.uuid() }),
})
