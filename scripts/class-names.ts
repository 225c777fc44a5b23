// Finds names of classes that a component takes from a style sheet which has none of that name: after a
// renaming a page loses its look, and nothing else would say so.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const places: Readonly<Record<string, string>> = {
  '#': 'apps/web/app/',
  '@pavilion/kit/': 'packages/kit/src/',
}

function sheetOf(file: string, specifier: string): string {
  const [start, folder] = Object.entries(places).find(([one]) => specifier.startsWith(one)) ?? []
  return start === undefined || folder === undefined
    ? path.join(path.dirname(file), specifier)
    : path.join(folder, specifier.slice(start.length))
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const imported = /^import (\w+) from '([^']+\.module\.css)'$/gm
const withoutImports = (source: string) => source.replaceAll(/^import .*$/gm, '')

function missingIn(file: string): string[] {
  const source = read(file)
  return [...source.matchAll(imported)].flatMap(([, name = '', specifier = '']) => {
    const sheet = sheetOf(file, specifier)
    if (!existsSync(path.join(root, sheet))) return [`${file}: there is no ${sheet}`]
    const known = new Set([...read(sheet).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, one]) => one))
    const used = withoutImports(source).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    return [...new Set([...used].map(([, one = '']) => one))]
      .filter((one) => !known.has(one))
      .map((one) => `${file}: ${sheet} has no .${one}`)
  })
}

const found = globSync(['apps/web/app/**/*.{ts,tsx}', 'packages/kit/src/**/*.tsx'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(missingIn)
for (const sentence of found) console.log(sentence)
process.exitCode = found.length === 0 ? 0 : 1
