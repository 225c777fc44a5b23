import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { PickState } from '@pavilion/contract/clubs/calendar-fields.ts'
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

/** The club has changed or taken away the date of birth of a child; `guardians` are the accounts that look after it. */
export const birthDateChanged = eventKind({
  kind: 'birth-date-changed',
  thing: 'organisation',
  data: z.object({ playerId: z.uuid(), guardians: z.array(z.uuid()) }),
})

/**
 * Somebody no longer looks after a child; `isLast`: nobody does now. `runners` are the accounts that run the club's
 * teams.
 */
export const guardianRemoved = eventKind({
  kind: 'guardian-removed',
  thing: 'organisation',
  data: z.object({
    playerId: z.uuid(),
    guardian: z.uuid(),
    isLast: z.boolean(),
    runners: z.array(z.uuid()),
  }),
})

const players = z.array(z.object({ playerId: z.uuid(), accountId: z.uuid().nullable() }))

/** Players were asked whether they can come; those who had answered before were not. */
export const availabilityAsked = eventKind({
  kind: 'availability-asked',
  thing: 'calendar-entry',
  data: z.object({ players }),
})

/** A player has said whether they can come. */
export const availabilityAnswered = eventKind({
  kind: 'availability-answered',
  thing: 'calendar-entry',
  data: z.object({ playerId: z.uuid(), answer: z.enum(['yes', 'no', 'maybe']) }),
})

/** A match or training was called off; the players have not said that they would not come. */
export const entryCancelled = eventKind({
  kind: 'calendar-entry-cancelled',
  thing: 'calendar-entry',
  data: z.object({ players }),
})

/** A match or training has another time or place. */
export const entryMoved = eventKind({
  kind: 'calendar-entry-moved',
  thing: 'calendar-entry',
  data: z.object({ players }),
})

/** A team sheet was published: the players who were told something new, and what. */
export const sheetPublished = eventKind({
  kind: 'team-sheet-published',
  thing: 'calendar-entry',
  data: z.object({
    players: z.array(
      z.object({ playerId: z.uuid(), accountId: z.uuid().nullable(), told: PickState }),
    ),
  }),
})

/** Somebody on a published sheet, or a guest, cannot play; `selectors` are the accounts that run the club's teams. */
export const playerDroppedOut = eventKind({
  kind: 'player-dropped-out',
  thing: 'calendar-entry',
  data: z.object({ playerId: z.uuid(), selectors: z.array(z.uuid()) }),
})

/** A club offers guest places in a match; the accounts are of people nearby who have agreed to be told. */
export const guestPlacesOffered = eventKind({
  kind: 'guest-places-offered',
  thing: 'calendar-entry',
  data: z.object({ accountIds: z.array(z.uuid()) }),
})

/** A guest has taken a place in a match; `selectors` are the accounts that run the club's teams. */
export const guestPlaceTaken = eventKind({
  kind: 'guest-place-taken',
  thing: 'calendar-entry',
  data: z.object({ playerId: z.uuid(), selectors: z.array(z.uuid()) }),
})

/** A reserve was asked to stand in; the accounts are the player's own and those of guardians. */
export const reserveAsked = eventKind({
  kind: 'reserve-asked',
  thing: 'calendar-entry',
  data: z.object({ playerId: z.uuid(), accountIds: z.array(z.uuid()) }),
})

/** Somebody has asked to join the club; `deciders` are the accounts that run it. */
export const joinAsked = eventKind({
  kind: 'join-asked',
  thing: 'organisation',
  data: z.object({ deciders: z.array(z.uuid()) }),
})

/** Somebody who asked to join was accepted or declined. */
export const joinDecided = eventKind({
  kind: 'join-decided',
  thing: 'organisation',
  data: z.object({
    accountId: z.uuid(),
    isAccepted: z.boolean(),
    isForChild: z.boolean().default(false),
  }),
})

/** Those who run a club's teams have written to its people, or written again to who has not seen it. */
export const messageWritten = eventKind({
  kind: 'club-message-written',
  thing: 'organisation',
  data: z.object({
    subject: z.string(),
    isReminder: z.boolean(),
    /** The club has emailed it to those with an account too. */
    isEmailed: z.boolean().default(false),
    accountIds: z.array(z.uuid()),
  }),
})

/** A member has left the club, and had these roles; a player without a role had none. */
export const memberLeft = eventKind({
  kind: 'member-left',
  thing: 'organisation',
  data: z.object({ roles: z.array(OrganisationRole) }),
})
