export { memberInvited, rolesChanged } from './organisation-events.ts'
