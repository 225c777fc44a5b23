import type { RequestListener, Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { siteBuild } from '#app/start/build-site.ts'
import { root } from '#config.ts'
import { staticFiles } from './static-files.ts'

export type Mode = 'production' | 'development'

type Assets = (...args: [...Parameters<RequestListener>, next: () => void]) => void

/** The built website: its files for browsers, and what renders its pages. */
export type Site = {
  readonly assets: Assets
  readonly build: () => Promise<ServerBuild>
  readonly close: () => Promise<void>
}

/** The build's file names contain a hash, so browsers may keep them for a year. */
async function builtSite(): Promise<Site> {
  const { client, server } = siteBuild()
  const build: ServerBuild = await import(pathToFileURL(server).href)
  const assets = staticFiles(client)
  return { assets, build: async () => build, close: async () => undefined }
}

/** Vite would exit the process on SIGTERM and when standard input ends; stopping is our decision. */
async function withoutItsOwnEnd<T>(create: () => Promise<T>): Promise<T> {
  const { stdin } = process
  const before = new Set<unknown>([
    ...process.rawListeners('SIGTERM'),
    ...stdin.rawListeners('end'),
  ])
  const isNew = <L>(listener: L): listener is L & (() => void) => !before.has(listener)
  const created = await create()
  for (const listener of process.rawListeners('SIGTERM').filter(isNew))
    process.off('SIGTERM', listener)
  for (const listener of stdin.rawListeners('end').filter(isNew)) stdin.off('end', listener)
  return created
}

/** The site from its sources, through Vite in this process and on this port. */
async function liveSite(server: Server): Promise<Site> {
  const { createServer } = await import('vite')
  const vite = await withoutItsOwnEnd(() =>
    createServer({
      root: path.join(root, 'apps', 'web'),
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    }),
  )
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build')
  return {
    assets: (request, response, next) => vite.middlewares(request, response, next),
    build: async () => asServerBuild(await load()),
    close: () => vite.close(),
  }
}

const isServerBuild = (module: object): module is ServerBuild =>
  'entry' in module && 'routes' in module

function asServerBuild(module: object): ServerBuild {
  if (isServerBuild(module)) return module
  throw new TypeError('Vite did not answer with a build of the site')
}

export const openSite = (mode: Mode, server: Server): Promise<Site> =>
  mode === 'production' ? builtSite() : liveSite(server)
