import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { createContext } from 'react-router'
import type { Site } from '@pavilion/contract/site-calls.ts'

/** The calls of the API, typed. Pages are its first client: on the server it is bound to the handlers in process. */
export type Api = ContractRouterClient<typeof contract>

export const apiContext = createContext<Api>()

/** The branded front that the request's host resolves to. */
export const siteContext = createContext<Site>()

/** The one-time word that lets this answer's own scripts run under the content security policy. */
export const nonceContext = createContext('')

/** Where a page's unexpected failure is told: the server's log. */
export const reportContext = createContext<(error: unknown) => void>(() => undefined)
