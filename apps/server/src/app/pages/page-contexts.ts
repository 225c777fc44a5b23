import { createRouterClient } from '@orpc/server'
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { api } from '#app/api.ts'
import { siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { noteUnexpected } from '../api-handler.ts'
import { nobody } from '#http/caller.ts'
import type { RequestContext } from '#http/request-context.ts'

type Key = RouterContext<unknown>

const isKey = (value: unknown): value is Key => typeof value === 'object' && value !== null

/** Context keys are objects of the site's build, so they are read from there instead of imported. */
function keyOf(build: ServerBuild, name: string): Key {
  const module: Readonly<Record<string, unknown>> = { ...build.entry.module }
  const key = module[name]
  if (!isKey(key)) throw new TypeError(`The site's build has no ${name}.`)
  return key
}

type Rendering = {
  readonly app: AppContext
  readonly build: ServerBuild
  readonly context: RequestContext
  /** Called with errors during rendering. */
  readonly hear?: (error: unknown) => void
}

/**
 * The context of a page: the API bound to its handlers in process, the host's site, and the nonce for
 * scripts.
 */
export async function pageContext(
  { app, build, context, hear = () => undefined }: Rendering,
  nonce: string,
): Promise<RouterContextProvider> {
  const { host, requestId } = context
  const call = { app, host, requestId, caller: nobody }
  const provider = new RouterContextProvider()
  provider.set(keyOf(build, 'apiContext'), createRouterClient(api, { context: call }))
  provider.set(keyOf(build, 'siteContext'), await siteOf(app, host))
  provider.set(keyOf(build, 'nonceContext'), nonce)
  provider.set(keyOf(build, 'reportContext'), (error: unknown) => {
    noteUnexpected(error, call)
    hear(error)
  })
  return provider
}
