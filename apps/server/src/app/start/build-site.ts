import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import path from 'node:path'
import { environmentFor, root } from '#config.ts'
import { inTurn } from '#db/embedded/lock.ts'
import { compressFiles } from './compress-files.ts'
import { CannotStart, codeOf, messageOf } from '#cannot-start.ts'

const web = path.join(root, 'apps', 'web')
const builds = path.join(web, 'build')
/** Holds the name of the latest build. */
const current = path.join(builds, 'current')
const KEPT_BUILDS = 4
const NAME_LENGTH = 16

type SiteBuild = {
  /** The folder with the files for browsers. */
  readonly client: string
  /** The module that the server renders with. */
  readonly server: string
}

const halves = ['client', 'server']

const buildNamed = (name: string): SiteBuild => ({
  client: path.join(builds, name, 'client'),
  server: path.join(builds, name, 'server', 'index.js'),
})

/** The paths of the build that `buildSite` made. */
export const siteBuild = (): SiteBuild => buildNamed(readFileSync(current, 'utf8'))

/** Files beside the sources that the build does not depend on. */
const ignored = /(^|\/)(build|node_modules|\.react-router)(\/|$)|\.test\.tsx?$/

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !ignored.test(path.relative(folder, file)))
}

/** A hash of everything that the site is built from. */
function sourcesHash(): string {
  const folders = [web, path.join(root, 'packages')]
  const files = [path.join(root, 'package-lock.json'), ...folders.flatMap(filesBelow)].sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, NAME_LENGTH)
}

/** Removes what a failed build left behind. */
function clearPlace(): void {
  for (const half of halves) rmSync(path.join(builds, half), { recursive: true, force: true })
}

const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /ENOSPC|EDQUOT|No space left on device/,
    `The disk that holds ${builds} is full. Make room and start again; nothing was lost.`,
  ],
  [
    /EACCES|EPERM|EROFS/,
    `The site has to be built, and this user may not write to ${builds}. Run "npm run build" as the user to whom the checkout belongs, then start again.`,
  ],
]

const explainBuild = (said: string) =>
  new CannotStart(
    meanings.find(([pattern]) => pattern.test(said))?.[1] ??
      `The site could not be built:\n${said.trim()}`,
  )

async function runBuild(): Promise<void> {
  const tool = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const build = spawn(process.execPath, [tool, 'build'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentFor('production'),
  })
  let said = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const stop = () => build.kill()
  process.once('exit', stop)
  const [code] = await once(build, 'close')
  process.off('exit', stop)
  if (code !== 0) throw explainBuild(said)
}

/**
 * The tool always builds in the same place. A finished build is moved to its own folder, so that a later
 * build does not replace the files of a running server.
 */
function keepBuild(name: string): void {
  mkdirSync(path.join(builds, name), { recursive: true })
  for (const half of halves) {
    renameSync(path.join(builds, half), path.join(builds, name, half))
  }
}

function removeOldBuilds(): void {
  const kept = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, madeAt: statSync(path.join(builds, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt)
  for (const { name } of kept.slice(KEPT_BUILDS)) {
    rmSync(path.join(builds, name), { recursive: true, force: true })
  }
}

/** Written only when it is another one, so that a checkout that is all built can belong to somebody else. */
function pointAt(name: string): void {
  if (existsSync(current) && readFileSync(current, 'utf8') === name) return
  writeFileSync(current, name)
}

async function build(name: string): Promise<void> {
  clearPlace()
  await runBuild()
  await compressFiles(path.join(builds, 'client'))
  keepBuild(name)
  removeOldBuilds()
}

async function ensureBuilt(say: (sentence: string) => void): Promise<boolean> {
  const name = sourcesHash()
  const missing = !existsSync(buildNamed(name).server)
  if (missing) {
    say('Building the site …')
    await build(name)
  }
  pointAt(name)
  return missing
}

/**
 * Builds the site unless there is a build of these sources. Answers whether it did. Processes that start
 * together build once.
 */
export const buildSite = (say: (sentence: string) => void): Promise<boolean> =>
  inTurn(web, () => ensureBuilt(say)).catch((error: unknown) => {
    throw codeOf(error) === '' ? error : explainBuild(messageOf(error))
  })
