import { z } from 'zod'
import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { eventKind } from '#events/event-kind.ts'

/** The roles of a member were given or taken; whoever has none left is no member any more. */
export const rolesChanged = eventKind({
  kind: 'roles-changed',
  thing: 'organisation',
  data: z.object({ accountId: z.uuid(), roles: z.array(OrganisationRole) }),
})

/** Somebody was invited by email. */
export const memberInvited = eventKind({
  kind: 'member-invited',
  thing: 'organisation',
  data: z.object({ invitationId: z.uuid() }),
})

/** Somebody has accepted an invitation to these roles. */
export const invitationAccepted = eventKind({
  kind: 'invitation-accepted',
  thing: 'organisation',
  data: z.object({ roles: z.array(OrganisationRole) }),
})

/** Somebody asks to run an organisation that nobody runs; `deciders` are its owners, or the operators. */
export const organisationClaimed = eventKind({
  kind: 'organisation-claimed',
  thing: 'organisation',
  data: z.object({ deciders: z.array(z.uuid()) }),
})

/** Whoever asked to run an organisation owns it now, or was declined. */
export const organisationClaimDecided = eventKind({
  kind: 'organisation-claim-decided',
  thing: 'organisation',
  data: z.object({ accountId: z.uuid(), isApproved: z.boolean() }),
})
