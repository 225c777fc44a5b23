import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** package.json of the root and of every workspace below packages/ and apps/, relative to the root. */
function manifests(root) {
  const below = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name, 'package.json')),
  )
  return ['package.json', ...below.filter((file) => existsSync(path.join(root, file))).sort(byText)]
}

/** One name for "this lock file, these manifests, this kind of machine". */
export function manifestHash(root) {
  const hash = createHash('sha256').update(process.platform).update(process.arch)
  for (const file of ['package-lock.json', ...manifests(root)]) {
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

const fits = (list, ours) => !list || list.includes(ours)

/** Optional packages that name no machine are leftovers of other machines' packages (WebAssembly). */
const isForThisMachine = (entry) =>
  (!entry.optional || (entry.os !== undefined && entry.cpu !== undefined)) &&
  fits(entry.os, process.platform) &&
  fits(entry.cpu, process.arch) &&
  fits(entry.libc, 'glibc')

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/** The lock file repeats what every manifest asks for; a manifest that asks for more was edited since. */
function lockFitsManifests(root, lock) {
  return manifests(root).every((file) => {
    const manifest = readJson(path.join(root, file))
    const locked = lock.packages[path.dirname(file) === '.' ? '' : path.dirname(file)] ?? {}
    return kinds.every((kind) => sorted(manifest[kind]) === sorted(locked[kind]))
  })
}

const byText = (a, b) => (a < b ? -1 : 1)

const sorted = (ranges = {}) =>
  JSON.stringify(Object.entries(ranges).sort(([a], [b]) => byText(a, b)))

/** True when npm's own note of what it installed agrees with the lock file, so that a person who ran `npm ci` does not wait twice. */
export function installedTreeMatches(root) {
  const note = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const lock = readJson(path.join(root, 'package-lock.json'))
  const installed = readJson(note).packages
  const wanted = Object.entries(lock.packages).filter(
    ([place, entry]) => place.startsWith('node_modules/') && isForThisMachine(entry),
  )
  const same = ([place, entry]) =>
    installed[place]?.version === entry.version && existsSync(path.join(root, place))
  return lockFitsManifests(root, lock) && wanted.every(same)
}
