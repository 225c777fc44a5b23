import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import path from 'node:path'
import { environmentFor, root } from '#config.ts'
import { inTurn } from '#db/embedded/lock.ts'
import { CannotStart } from './cannot-start.ts'

const web = path.join(root, 'apps', 'web')
const stamp = path.join(web, 'build', '.stamp')

/** Where the build leaves what browsers fetch and what the server renders with. */
export const siteBuild = {
  client: path.join(web, 'build', 'client'),
  server: path.join(web, 'build', 'server', 'index.js'),
}

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
  return hash.digest('hex')
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

/** Builds the site when its sources differ from those of the last build. Answers whether it did. Processes that start together build once. */
export const buildSite = (say: (sentence: string) => void): Promise<boolean> =>
  inTurn(web, async () => {
    const wanted = sourcesHash()
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
    say('Building the site …')
    await runBuild()
    writeFileSync(stamp, wanted)
    return true
  })
