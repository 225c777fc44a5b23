import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const serversOwn = /\bimport\.meta\.env\.SSR \? (\w+) : undefined/g
const imported = /^(?:import|export)(?! type)[^'"]*['"]([^'"]+)['"]/gm
const stylesOf = '?styles-of'

type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

/** The style sheets that a source file and all it imports of ours stand on. */
async function sheetsBelow(file: string, resolve: Resolve, seen = new Set<string>()) {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  if (file.includes('/node_modules/') || !/\.tsx?$/.test(file)) return []
  const sheets: string[] = []
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    const found = await resolve(specifier, file)
    if (found !== undefined) sheets.push(...(await sheetsBelow(found, resolve, seen)))
  }
  return sheets
}

/**
 * What only the server draws (see served.tsx and parts.tsx of the kit) is not imported in the browser's build,
 * so that it lies in a file of its own. Its styles are, for what the server drew is shown before that file comes.
 */
export const withoutServersOwn = (): Plugin[] => [leftOut, keptStyles]

/** Sheets count although nobody asks for the names in them. */
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
  name: 'without-servers-own',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { code: serversOwn },
    handler: (code) =>
      [...code.matchAll(serversOwn)].reduce(
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
