import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { createContext } from 'react-router'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'

/** The typed client of the API. On the server it is bound to the handlers in process. */
export type Api = ContractRouterClient<typeof contract>

export const apiContext = createContext<Api>()

/** The site that the request's host resolves to. */
export const siteContext = createContext<Site>()

/** The nonce of this answer's scripts for the content security policy. */
export const nonceContext = createContext('')

/** Reports unexpected errors of a page to the server's log. */
export const reportContext = createContext<(error: unknown) => void>(() => undefined)
