import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The package.json of the root and of every workspace, relative to the root. */
function manifests(root) {
  const below = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name, 'package.json')),
  )
  return ['package.json', ...below.filter((file) => existsSync(path.join(root, file))).sort(byText)]
}

/** A hash of the lock file, the manifests and the kind of machine. */
export function manifestHash(root) {
  const hash = createHash('sha256').update(process.platform).update(process.arch)
  for (const file of ['package-lock.json', ...manifests(root)]) {
    hash.update(file).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

const fits = (list, ours) => !list || list.includes(ours)

/** Optional packages for no particular machine belong to other machines' packages (WebAssembly). */
const isForThisMachine = (entry) =>
  (!entry.optional || (entry.os !== undefined && entry.cpu !== undefined)) &&
  fits(entry.os, process.platform) &&
  fits(entry.cpu, process.arch) &&
  fits(entry.libc, 'glibc')

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/** Whether the lock file agrees with the manifests; otherwise a manifest was edited since. */
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

/**
 * The packages that only this kind of machine needs and that are not there. npm leaves out an optional
 * package that it cannot fetch, and calls that a success.
 */
export function missingForThisMachine(root) {
  const { packages } = readJson(path.join(root, 'package-lock.json'))
  const { optionalDependencies = {} } = readJson(path.join(root, 'package.json'))
  return Object.keys(optionalDependencies).filter((name) => {
    const entry = packages[`node_modules/${name}`]
    const isThere = existsSync(path.join(root, 'node_modules', name, 'package.json'))
    return entry !== undefined && isForThisMachine(entry) && !isThere
  })
}

/**
 * Whether npm's record of what it installed agrees with the lock file, so that nothing is installed again
 * after `npm ci`.
 */
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
