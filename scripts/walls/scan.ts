import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One import of a file. `target` is a path below the root for our own files, else the package's name. */
export type Import = {
  readonly specifier: string
  readonly target: string
  readonly typeOnly: boolean
}

export type SourceFile = {
  /** Relative to the root, with slashes. */
  readonly file: string
  /** The text without its comments. */
  readonly code: string
  readonly imports: readonly Import[]
}

const SOURCE = /\.(ts|tsx|mjs)$/
const SKIPPED = new Set(['node_modules', 'build', '.react-router', '.data'])
const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts']

/** `#x` in a workspace is its own folder of sources. */
const privateRoots: readonly (readonly [string, string])[] = [
  ['apps/server/', 'apps/server/src/'],
  ['apps/web/', 'apps/web/app/'],
]

function filesBelow(root: string, folder: string): string[] {
  const place = path.join(root, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(root, name)
    return SOURCE.test(entry.name) ? [name] : []
  })
}

/** Comments go, strings stay; what looks like a comment inside a string is kept by matching strings first. */
export function withoutComments(text: string): string {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g
  return text.replace(token, (found) => (/^['"]/.test(found) ? found : ' '))
}

const STATEMENT = /^[ \t]*(import|export)\s+(type\s)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm
const BARE = /^[ \t]*import\s*['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function specifiers(code: string): { specifier: string; typeOnly: boolean }[] {
  const statements = [...code.matchAll(STATEMENT)].map(([, , type, specifier = '']) => ({
    specifier,
    typeOnly: type !== undefined,
  }))
  const others = [...code.matchAll(BARE), ...code.matchAll(DYNAMIC)]
  return [...statements, ...others.map(([, specifier = '']) => ({ specifier, typeOnly: false }))]
}

/** `@scope/name/file` and `name/file` are the package; `node:fs` stays whole. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const ours = /^@pavilion\/(cricket|contract|kit)\/(.+)$/.exec(specifier)
  if (ours) return `packages/${ours[1]}/src/${ours[2]}`
  const app = /^@pavilion\/(server|web)\b/.exec(specifier)
  if (app) return `apps/${app[1]}/${specifier.split('/').slice(2).join('/')}`
  if (!specifier.startsWith('#')) return packageOf(specifier)
  const [, folder = ''] = privateRoots.find(([workspace]) => file.startsWith(workspace)) ?? []
  return folder + specifier.slice(1)
}

function readSource(root: string, file: string): SourceFile {
  const code = withoutComments(readFileSync(path.join(root, file), 'utf8'))
  const imports = specifiers(code).map((found) => ({
    ...found,
    target: resolveImport(file, found.specifier),
  }))
  return { file, code, imports }
}

/** Every source file of the house with what it imports. */
export const readSources = (root: string): readonly SourceFile[] =>
  FOLDERS.flatMap((folder) => filesBelow(root, folder)).map((file) => readSource(root, file))

/** Tests, their helpers, journeys, benchmarks and scripts: nothing of the product leans on them. */
export const isBesideTheProduct = (file: string): boolean =>
  /\.(test|testing)\.tsx?$/.test(file) || /^(e2e|bench|scripts)\//.test(file)
