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
import { CannotStart } from './cannot-start.ts'

const web = path.join(root, 'apps', 'web')
const builds = path.join(web, 'build')
/** Holds the name of the build that was asked for last. */
const current = path.join(builds, 'current')
const KEPT_BUILDS = 4
const NAME_LENGTH = 16

type SiteBuild = {
  /** The folder of what browsers fetch. */
  readonly client: string
  /** The module that the server renders with. */
  readonly server: string
}

const halves = ['client', 'server']

const buildNamed = (name: string): SiteBuild => ({
  client: path.join(builds, name, 'client'),
  server: path.join(builds, name, 'server', 'index.js'),
})

/** Where the build is that `buildSite` has seen to. */
export const siteBuild = (): SiteBuild => buildNamed(readFileSync(current, 'utf8'))

/** What no build reads, although it lies among what builds read. */
const ignored = /(^|\/)(build|node_modules|\.react-router)(\/|$)|\.test\.tsx?$/

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !ignored.test(path.relative(folder, file)))
}

/** One name for everything that the site is built from. */
function sourcesHash(): string {
  const folders = [web, path.join(root, 'packages')]
  const files = [path.join(root, 'package-lock.json'), ...folders.flatMap(filesBelow)].sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, NAME_LENGTH)
}

/** Nothing of a build that failed may get into the next. */
function clearPlace(): void {
  for (const half of halves) rmSync(path.join(builds, half), { recursive: true, force: true })
}

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
  if (code !== 0) throw new CannotStart(`The site could not be built:\n${said.trim()}`)
}

/** The tool always builds in the same place; a build that is done moves to one of its own, so that no server loses its files to the next. */
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

/** Builds the site unless there is a build of these very sources. Answers whether it did. Processes that start together build once. */
export const buildSite = (say: (sentence: string) => void): Promise<boolean> =>
  inTurn(web, async () => {
    const name = sourcesHash()
    const missing = !existsSync(buildNamed(name).server)
    if (missing) {
      say('Building the site …')
      clearPlace()
      await runBuild()
      keepBuild(name)
      removeOldBuilds()
    }
    writeFileSync(current, name)
    return missing
  })
