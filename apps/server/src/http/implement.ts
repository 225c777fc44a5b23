import { implement } from '@orpc/server'
import { contract } from '@pavilion/contract/contract.ts'
import type { World } from '#world.ts'
import type { Caller } from './caller.ts'

/** What every handler is given beside its input. */
export type CallContext = {
  readonly world: World
  /** The host the request was sent to, lower case, without a port: it says which site is shown. */
  readonly host: string
  /** Names this request in the log. */
  readonly requestId: string
  readonly caller: Caller
}

/** The contract, waiting for its handlers: `os.matches.card.handler(…)`. */
export const os = implement(contract).$context<CallContext>()
