export {
  invitationAccepted,
  memberInvited,
  organisationClaimDecided,
  organisationClaimed,
  rolesChanged,
} from './organisation-events.ts'
