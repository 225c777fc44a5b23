export { invitationAccepted, memberInvited, rolesChanged } from './organisation-events.ts'
