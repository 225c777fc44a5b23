import { createRouterClient } from '@orpc/server'
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { api } from '#api.ts'
import { siteOf } from '#sites/sites.ts'
import type { World } from '#world.ts'
import { noteUnexpected } from './api-handler.ts'
import { nobody } from './caller.ts'
import type { Visit } from './visit.ts'

type Key = RouterContext<unknown>

const isKey = (value: unknown): value is Key => typeof value === 'object' && value !== null

/** The keys are objects of the site's build, which is why they are asked for there and not imported. */
function keyOf(build: ServerBuild, name: string): Key {
  const module: Readonly<Record<string, unknown>> = { ...build.entry.module }
  const key = module[name]
  if (!isKey(key)) throw new TypeError(`The site's build has no ${name}.`)
  return key
}

/** What a page is rendered with: the API bound to its handlers in process, the site of the host, the nonce of its scripts. */
export async function pageContext(
  {
    world,
    build,
    visit,
  }: { readonly world: World; readonly build: ServerBuild; readonly visit: Visit },
  nonce: string,
): Promise<RouterContextProvider> {
  const { host, requestId } = visit
  const call = { world, host, requestId, caller: nobody }
  const provider = new RouterContextProvider()
  provider.set(keyOf(build, 'apiContext'), createRouterClient(api, { context: call }))
  provider.set(keyOf(build, 'siteContext'), await siteOf(world, host))
  provider.set(keyOf(build, 'nonceContext'), nonce)
  provider.set(keyOf(build, 'reportContext'), (error: unknown) => noteUnexpected(error, call))
  return provider
}
