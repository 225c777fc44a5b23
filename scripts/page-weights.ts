import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

type Route = {
  readonly id: string
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
  readonly hasDefaultExport?: boolean
}

type Manifest = {
  readonly entry: Pick<Route, 'module' | 'imports'>
  readonly routes: Readonly<Record<string, Route>>
}

const KILO = 1000

function readManifest(assets: string): Manifest {
  const file = readdirSync(assets).find((name) => /^manifest-.+\.js$/.test(name))
  if (file === undefined) throw new Error(`There is no manifest of the pages in ${assets}.`)
  const text = readFileSync(path.join(assets, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** The compressed sizes of files and everything that they import statically. */
function withImports(assets: string, names: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>()
  const waiting = names.map((name) => path.basename(name))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (sizes.has(name)) continue
    const bytes = readFileSync(path.join(assets, name))
    sizes.set(name, gzipSync(bytes).length)
    const imported = String(bytes).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
    waiting.push(...[...imported].map(([, file = '']) => file))
  }
  return sizes
}

/** The page's route and the layouts around it. */
function around(routes: Manifest['routes'], page: Route): Route[] {
  const parent = page.parentId === undefined ? undefined : routes[page.parentId]
  return parent === undefined ? [page] : [...around(routes, parent), page]
}

/** The JavaScript of each page's first load in kilobytes (gzip), by route id. */
export function pageWeights(client: string): Map<string, number> {
  const assets = path.join(client, 'assets')
  const manifest = readManifest(assets)
  const scriptsOf = ({ module, imports = [] }: Pick<Route, 'module' | 'imports'>) => [
    module,
    ...imports,
  ]
  const pages = Object.values(manifest.routes).filter((route) => route.hasDefaultExport)
  return new Map(
    pages.map((page) => {
      const named = [manifest.entry, ...around(manifest.routes, page)].flatMap(scriptsOf)
      const bytes = [...withImports(assets, named).values()].reduce((sum, size) => sum + size, 0)
      return [page.id, bytes / KILO]
    }),
  )
}
