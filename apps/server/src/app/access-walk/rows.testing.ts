import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { AppContext } from '#app-context.ts'
import type { Action } from '#access/access.ts'

/**
 * The people who try every call of the API. Personal things belong to `member`. Things of an organisation
 * belong to the one in which the roles are held; `elsewhere` has all roles in another organisation.
 */
export const people = [
  'anonymous',
  'unverified',
  'member',
  'other',
  ...OrganisationRole.options,
  'elsewhere',
  'operator',
] as const
export type Person = (typeof people)[number]

/** The world and the things that calls are about. */
export type Things = {
  readonly app: AppContext
  /** The owner of personal things. */
  readonly memberId: string
  /** The owner of the site, the ground and the match. */
  readonly organisationId: string
  readonly groundId: string
  readonly matchId: string
  readonly tournamentId: string
  readonly teamId: string
  readonly playerId: string
  readonly officialId: string
  readonly postId: string
}

/** Makes a fresh input for each person, together with whatever the call needs to find. */
type Ask<Input> = (things: Things) => Input | Promise<Input>

export type Row<Input> = {
  readonly lets: readonly Person[]
  /** How signed-in people without the right are refused. */
  readonly refuses: 401 | 403 | 404
  /** How anonymous people are refused; 401 by default. */
  readonly refusesNobody?: 401 | 404
  /** The action that the server asks `may` about. */
  readonly action?: Action
  /** Why the server does not ask `may`, where it does not. */
  readonly because?: string
  readonly ask: Ask<Input>
}

type Inputs = InferContractRouterInputs<typeof contract>
export type RowsOf<Group extends keyof Inputs> = {
  readonly [Call in keyof Inputs[Group]]?: Row<Inputs[Group][Call]>
}

const accounts = people.filter((person) => person !== 'anonymous' && person !== 'unverified')

/** A call open to everybody, signed in or not. Calls that change something say in `because` why. */
export const open = <Input>(ask: Ask<Input>, because?: string): Row<Input> => ({
  lets: people,
  refuses: 404,
  refusesNobody: 404,
  ...(because !== undefined && { because }),
  ask,
})

/** A call for every account alike, since it only reaches the caller's own things. */
export const own = <Input>(because: string, ask: Ask<Input>): Row<Input> => ({
  lets: accounts,
  refuses: 404,
  because,
  ask,
})

/** A call for the listed people, decided by `may`; others are refused as if the thing did not exist. */
export const only = <Input>(
  action: Action,
  lets: readonly Person[],
  ask: Ask<Input>,
): Row<Input> => ({
  lets,
  refuses: 404,
  action,
  ask,
})

/** As `only`, for things whose existence is public: others are refused with 403. */
export const openly = <Input>(row: Row<Input>): Row<Input> => ({ ...row, refuses: 403 })
