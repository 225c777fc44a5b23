import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { OrganisationRole } from '@pavilion/contract/roles.ts'
import type { World } from '#world.ts'
import type { Deed } from '../access.ts'

/**
 * Everybody who walks through the API. Things that are somebody's are the member's; things that are an
 * organisation's are of the one in which each role is held, but for `elsewhere`, who has all roles in another.
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

/** What calls are about. */
export type Things = {
  readonly world: World
  /** Whose things they are that are somebody's. */
  readonly memberId: string
  /** Whose site, ground and match it is. */
  readonly organisationId: string
  readonly groundId: string
  readonly matchId: string
  readonly tournamentId: string
  readonly teamId: string
  readonly playerId: string
  readonly officialId: string
  readonly postId: string
}

/** Makes the input anew for each person, and whatever the call needs to find. */
type Ask<Input> = (things: Things) => Input | Promise<Input>

export type Row<Input> = {
  readonly lets: readonly Person[]
  /** How accounts are refused that may not. */
  readonly refuses: 401 | 403 | 404
  /** How whoever is not signed in is refused; without it told to log in. */
  readonly refusesNobody?: 401 | 404
  /** What `may` is asked. */
  readonly deed?: Deed
  /** Where nobody is asked: why not. */
  readonly because?: string
  readonly ask: Ask<Input>
}

type Inputs = InferContractRouterInputs<typeof contract>
export type RowsOf<Group extends keyof Inputs> = {
  readonly [Call in keyof Inputs[Group]]?: Row<Inputs[Group][Call]>
}

const accounts = people.filter((person) => person !== 'anonymous' && person !== 'unverified')

/** For everybody, logged in or not. What changes something says why nobody is asked. */
export const open = <Input>(ask: Ask<Input>, because?: string): Row<Input> => ({
  lets: people,
  refuses: 404,
  refusesNobody: 404,
  ...(because !== undefined && { because }),
  ask,
})

/** For every account alike, as it only reaches its own things. */
export const own = <Input>(because: string, ask: Ask<Input>): Row<Input> => ({
  lets: accounts,
  refuses: 404,
  because,
  ask,
})

/** For these, of whom `may` is asked; all others are refused as if there were nothing. */
export const only = <Input>(deed: Deed, lets: readonly Person[], ask: Ask<Input>): Row<Input> => ({
  lets,
  refuses: 404,
  deed,
  ask,
})

/** As `only`, where everybody may know that there is such a thing. */
export const openly = <Input>(row: Row<Input>): Row<Input> => ({ ...row, refuses: 403 })
