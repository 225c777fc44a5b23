import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One import. `target` is a path below the root for our own files, else the package's name. */
export type Import = {
  readonly specifier: string
  readonly target: string
  readonly typeOnly: boolean
}

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  readonly file: string
  /** The source without comments. */
  readonly code: string
  readonly imports: readonly Import[]
}

const SOURCE = /\.(ts|tsx|mjs)$/
const SKIPPED = new Set(['node_modules', 'build', '.react-router', '.data'])
const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts']

/** Where `#x` points to in each workspace. */
const privateRoots: readonly (readonly [string, string])[] = [
  ['apps/server/', 'apps/server/src/'],
  ['apps/web/', 'apps/web/app/'],
  ['packages/kit/', 'packages/kit/src/'],
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

/** Removes comments. Strings are matched first, so that what looks like a comment inside a string stays. */
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

/** The package of `@scope/name/file` and `name/file`; `node:fs` stays as it is. */
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

/** Every source file with its imports. */
export const readSources = (root: string): readonly SourceFile[] =>
  FOLDERS.flatMap((folder) => filesBelow(root, folder)).map((file) => readSource(root, file))

/** Tests, their helpers, benchmarks and scripts, which the product must not import. */
export const isBesideTheProduct = (file: string): boolean =>
  /\.(test|testing)\.tsx?$/.test(file) || /^(e2e|bench|scripts)\//.test(file)
