import { implement } from '@orpc/server'
import { contract } from '@pavilion/contract/contract.ts'
import type { AppContext } from '#app-context.ts'
import type { Caller } from './caller.ts'

/** What every handler gets besides its input. */
export type CallContext = {
  readonly app: AppContext
  /** The requested host in lower case, without a port; it selects the site. */
  readonly host: string
  /** Identifies this request in the log. */
  readonly requestId: string
  readonly caller: Caller
}

/** The contract, to be implemented: `os.matches.card.handler(…)`. */
export const os = implement(contract).$context<CallContext>()
