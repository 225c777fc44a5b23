import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { installedTreeMatches, manifestHash, missingForThisMachine } from './installed.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.install-stamp')
/**
 * The Node from the lock file. Not `.bin/node`: npm up to 10 removes that link together with the package of
 * the other machine, which has a command of the same name.
 */
export const broughtNode = path.join(
  modules,
  `node-${process.platform}-${process.arch}`,
  'bin',
  'node',
)

/** Error messages of npm, and what they mean for the user. */
const meanings = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i,
    'The npm registry could not be reached. Check the network or the proxy that npm uses, then run the command again.',
  ],
  [
    /ENOSPC/,
    'The disk is full. About 1 GB is needed for the packages; make room and run the command again.',
  ],
  [
    /EROFS|EACCES|EPERM/,
    `npm may not write to ${root}. Give yourself the folder (chown) or move the clone, then run the command again.`,
  ],
  [
    /EUSAGE/,
    'package.json and package-lock.json do not belong together. Run "npm install" and commit the lock file.',
  ],
  [
    /EBADPLATFORM/,
    `A package does not exist for ${process.platform} on ${process.arch}. Linux on x64 or arm64 with glibc is what this runs on.`,
  ],
]

const explain = (said) =>
  meanings.find(([pattern]) => pattern.test(said))?.[1] ??
  'Installing the packages failed; npm says why above. Nothing was started.'

/** The npm that runs us, independent of PATH and shims; undefined when there is none. */
function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script) && existsSync(script))
    return [process.execPath, script]
  return spawnSync('npm', ['--version']).status === 0 ? ['npm'] : undefined
}

/** The build needs development packages, so NODE_ENV=production must not hide them. */
function environmentForNpm() {
  const { NODE_ENV: _ignored, ...rest } = process.env
  return rest
}

/** Runs npm ci and shows its messages. Answers its error output, or nothing on success. */
function runNpm([command, ...before]) {
  const flags = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ]
  const npm = spawn(command, [...before, 'ci', ...flags], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: environmentForNpm(),
  })
  let said = ''
  npm.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-20_000)
    process.stderr.write(chunk)
  })
  const stop = () => npm.kill('SIGTERM')
  process.once('SIGTERM', stop).once('SIGINT', stop)
  return new Promise((resolve) => {
    npm.on('error', (error) => resolve(String(error)))
    npm.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      resolve(code === 0 ? undefined : said || 'npm was interrupted')
    })
  })
}

async function withProgress(work) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log('Installing the packages of the lock file (once; usually half a minute) …')
  const ticker = setInterval(() => console.log(`  still installing, ${seconds()} s …`), 10_000)
  const outcome = await work()
  clearInterval(ticker)
  if (!outcome) console.log(`Installed in ${seconds()} s.`)
  return outcome
}

/** A Node for another C library is installed but cannot run. */
function whyBroughtNodeFails() {
  if (!existsSync(broughtNode)) return undefined
  if (spawnSync(broughtNode, ['--version']).status === 0) return undefined
  return 'The Node that was installed does not run here: it needs Linux with glibc 2.28 or newer (Debian 10, Ubuntu 20.04 or later; not Alpine).'
}

function isWritable() {
  try {
    accessSync(root, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Installs when the stamp is outdated. Answers a sentence when that fails. */
export async function ensureInstalled() {
  const wanted = manifestHash(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined
  if (!installedTreeMatches(root)) {
    if (!isWritable()) return meanings[2][1]
    const npm = npmCommand()
    if (!npm) return 'npm was not found. Install Node with npm, then run "npm start" again.'
    const said = await withProgress(() => runNpm(npm))
    if (said) return explain(said)
  }
  const missing = missingForThisMachine(root)
  if (missing.length > 0) {
    return `npm could not fetch ${missing.join(' and ')}, without which nothing runs here. Check the network, then run the command again.`
  }
  const broken = whyBroughtNodeFails()
  if (broken) return broken
  writeFileSync(stamp, wanted)
  return undefined
}
