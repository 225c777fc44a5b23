import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const serverOnly = /\bimport\.meta\.env\.SSR \? (\w+) : undefined/g
const imported = /^(?:import|export)(?! type)(?:[^'"]*\bfrom)?\s*['"]([^'"]+)['"]/gm
const stylesOf = '?styles-of'

type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

/** The style sheets that a source file and its imports use. */
async function sheetsBelow(file: string, resolve: Resolve, seen = new Set<string>()) {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  if (file.includes('/node_modules/') || !/\.tsx?$/.test(file)) return []
  const sheets: string[] = []
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    if (specifier.startsWith('#texts/')) continue
    const found = await resolve(specifier, file)
    if (found !== undefined) sheets.push(...(await sheetsBelow(found, resolve, seen)))
  }
  return sheets
}

/**
 * Leaves components that only the server renders (see the kit's served.tsx and parts.tsx) out of the
 * browser's main bundle. Their styles stay in it, since the server's output is visible before those files
 * load.
 */
export const withoutServerOnly = (): Plugin[] => [leftOut, keptStyles]

/** Keeps style sheets that are imported for their effect alone. */
const keptStyles: Plugin = {
  name: 'kept-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

const leftOut: Plugin = {
  name: 'without-server-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { code: serverOnly },
    handler: (code) =>
      [...code.matchAll(serverOnly)].reduce(
        (text, [own, name = '']) =>
          text
            .replace(own, 'undefined')
            .replace(
              new RegExp(`^import \\{ ${name} \\} from '([^']+)'`, 'm'),
              `import '$1${stylesOf}'`,
            ),
        code,
      ),
  },
  resolveId: {
    filter: { id: /\?styles-of$/ },
    async handler(id, importer) {
      const found = await this.resolve(id.slice(0, -stylesOf.length), importer)
      return found && `${found.id}${stylesOf}.js`
    },
  },
  load: {
    filter: { id: /\?styles-of\.js$/ },
    async handler(id) {
      const resolve: Resolve = async (specifier, importer) =>
        (await this.resolve(specifier, importer))?.id
      const file = id.slice(0, -`${stylesOf}.js`.length)
      const sheets = await sheetsBelow(file, resolve)
      return sheets.map((sheet) => `import ${JSON.stringify(sheet)}`).join('\n')
    },
  },
}
