import * as tasks from '#calls/tasks.ts'
import * as organisations from '#calls/organisations.ts'
import { queries, send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type OwnOrganisations = OutputOf<typeof organisations.own>['data']
export type Task = OutputOf<typeof tasks.own>['data'][number]
export type Managed = OutputOf<typeof organisations.showManaged>['data']
export type People = OutputOf<typeof organisations.members>['data']
export type Member = People['members'][number]
export type Role = Member['roles'][number]
export type Fields = InputOf<typeof organisations.save>['fields']
export type Kind = InputOf<typeof organisations.create>['kind']

export type Honours = OutputOf<typeof organisations.honours>['data']

export const listHonours = (organisationId: string) =>
  send(organisations.honours, { organisationId })

export const addHonours = (asked: InputOf<typeof organisations.addHonours>) =>
  send(organisations.addHonours, asked)

export const removeHonour = (asked: InputOf<typeof organisations.removeHonour>) =>
  send(organisations.removeHonour, asked)

export type Officers = OutputOf<typeof organisations.officers>['data']

export const listOfficers = (organisationId: string) =>
  send(organisations.officers, { organisationId })

export const addOfficer = (asked: InputOf<typeof organisations.addOfficer>) =>
  send(organisations.addOfficer, asked)

export const removeOfficer = (asked: InputOf<typeof organisations.removeOfficer>) =>
  send(organisations.removeOfficer, asked)

export const listTasks = () => send(tasks.own)

export const listOwn = () => send(organisations.own)

export const showManaged = (organisationId: string) =>
  send(organisations.showManaged, { organisationId })

/** Also forgets what the account may do, which is more afterwards. */
export async function makeOrganisation(asked: InputOf<typeof organisations.create>) {
  const answer = await send(organisations.create, asked)
  queries.clear()
  return answer
}

export const saveOrganisation = (asked: InputOf<typeof organisations.save>) =>
  send(organisations.save, asked)

export async function closeOrganisation(organisationId: string) {
  const answer = await send(organisations.close, { organisationId })
  queries.clear()
  return answer
}

/** Organisations with such a name, the busiest first. */
export const findNamesakes = (text: string) =>
  send(organisations.filter, { filter: { text }, page: { size: 3 } })

export const listPeople = (organisationId: string) =>
  send(organisations.members, { organisationId })

export const changeRoles = (organisationId: string, accountId: string, roles: readonly Role[]) =>
  send(organisations.changeRoles, { organisationId, accountId, roles })

export async function removeMember(organisationId: string, accountId: string) {
  const answer = await send(organisations.removeMember, { organisationId, accountId })
  queries.clear()
  return answer
}

export type InvitedLine = OutputOf<typeof organisations.inviteMany>['data']['lines'][number]

export const inviteMany = (asked: InputOf<typeof organisations.inviteMany>) =>
  send(organisations.inviteMany, asked)

export const invite = (asked: InputOf<typeof organisations.invite>) =>
  send(organisations.invite, asked)

export const withdrawInvitation = (organisationId: string, invitationId: string) =>
  send(organisations.withdrawInvitation, { organisationId, invitationId })

export const showInvitation = (token: string) => send(organisations.showInvitation, { token })

export async function acceptInvitation(token: string) {
  const answer = await send(organisations.acceptInvitation, { token })
  queries.clear()
  return answer
}
