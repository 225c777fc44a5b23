/** Who asks. */
export type Actor = { readonly accountId: string } | undefined

type Owned = { readonly accountId: string | undefined }

const owns = (actor: Actor, { accountId }: Owned): boolean =>
  actor !== undefined && actor.accountId === accountId

/** What can be done, to what, and by whom. What is not in here cannot be done. */
const rules = { 'end-session': owns } as const

export type Deed = keyof typeof rules

/** May this account do this to that? Where not, and the thing is nobody's business, answer that there is none. */
export const may = <D extends Deed>(
  actor: Actor,
  deed: D,
  thing: Parameters<(typeof rules)[D]>[1],
): boolean => rules[deed](actor, thing)
