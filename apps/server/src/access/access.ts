import type { OrganisationRole } from '@pavilion/contract/roles.ts'

/** Somebody who is signed in. Whoever is not may do what needs no account, and nothing of the table below. */
export type Account = {
  readonly accountId: string
  /** Looks after the whole installation. */
  readonly operator: boolean
  /** One for each role in each organisation; none of those that are archived. */
  readonly roles: readonly RoleIn[]
}
export type RoleIn = { readonly organisationId: string; readonly role: OrganisationRole }

/** Who asks; undefined: nobody is signed in. */
export type Actor = Account | undefined

/** A thing of an account; undefined where there is no such thing, which is refused like somebody else's. */
type Owned = { readonly accountId: string | undefined }
/** A thing of an organisation; null and undefined where it is nobody's. */
type Held = { readonly organisationId: string | null | undefined }

/** Each deed and what it is done to. */
type Things = {
  'end-session': [session: Owned]
  'read-own-account': [account: Owned]
  'edit-own-account': [account: Owned]
  /** Orders and bookings alike: whose it is, and whose ground it is about, if any. */
  'read-order': [order: Owned & Partial<Held>]
  'pay-order': [order: Owned & Partial<Held>]
  'cancel-booking': [booking: Owned & Held]
  'manage-ground': [ground: Held]
  'review-ground': [ground: { readonly hasPlayedOrBooked: boolean }]
  /** The organisations whose match it is: of its sides and its tournament. */
  'score-match': [match: { readonly organisationIds: readonly string[] }]
  /** What stands on a site, which says whose world it shows. */
  'edit-content': [site: Held]
  'read-outbox': []
}
export type Deed = keyof Things

type Rule<Thing extends readonly unknown[]> = (account: Account, ...thing: Thing) => boolean

const RUN = ['owner', 'admin'] as const
const RUN_GROUNDS = [...RUN, 'ground-manager'] as const
const RUN_MATCHES = [...RUN, 'scorer'] as const
const RUN_CONTENT = [...RUN, 'content-editor'] as const

const holds = (
  { roles }: Account,
  organisationId: string | null | undefined,
  among: readonly OrganisationRole[],
): boolean =>
  roles.some((held) => held.organisationId === organisationId && among.includes(held.role))

const owns = (account: Account, { accountId }: Owned): boolean => account.accountId === accountId

const manages = (account: Account, { organisationId }: Partial<Held>): boolean =>
  holds(account, organisationId, RUN_GROUNDS)

const ownsOrManages = (account: Account, thing: Owned & Partial<Held>): boolean =>
  owns(account, thing) || manages(account, thing)

/** What can be done, and by whom. What is not in here cannot be done. */
const rules: { readonly [D in Deed]: Rule<Things[D]> } = {
  'end-session': owns,
  'read-own-account': owns,
  'edit-own-account': owns,
  'read-order': (account, order) => account.operator || ownsOrManages(account, order),
  'pay-order': ownsOrManages,
  'cancel-booking': ownsOrManages,
  'manage-ground': (account, ground) => account.operator || manages(account, ground),
  'review-ground': (_, { hasPlayedOrBooked }) => hasPlayedOrBooked,
  'score-match': (account, { organisationIds }) =>
    account.operator || organisationIds.some((id) => holds(account, id, RUN_MATCHES)),
  'edit-content': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN_CONTENT),
  'read-outbox': ({ operator }) => operator,
}

/**
 * May this account do this to that? Refuse with the very answer that is given where there is no such thing
 * (404), unless everybody may know of it: then with `NOT_ALLOWED` (403). That nobody is signed in (401) is
 * told by `signedIn` before.
 */
export const may = <D extends Deed>(actor: Actor, deed: D, ...thing: Things[D]): boolean =>
  actor !== undefined && rules[deed](actor, ...thing)
