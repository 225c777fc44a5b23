// Runs first, on whatever Node the machine has: installs what the lock file names if it is missing, then
// hands over to the Node from the lock file. Plain JavaScript without dependencies, since nothing may be
// installed yet.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { broughtNode, ensureInstalled, root } from './install.mjs'

const OLDEST_HOST = 18
const NEEDED = 24
const SERVER = 'apps/server/src/main.ts'
/** Where Node keeps what it has compiled: a third of the time of a start. Where it may not write, it does without. */
const compileCache = path.join(root, 'node_modules', '.cache', 'compiled')
/** V8 would reserve more memory for new objects than ten thousand streams need, without any gain. */
const SERVER_FLAGS = ['--max-semi-space-size=8']
/**
 * How many heaps glibc keeps: by default up to eight a core, each of which holds on to what its threads have freed
 * (mallopt(3), M_ARENA_MAX). Elsewhere nobody reads this.
 */
const MALLOC_ARENA_MAX = '2'
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

const major = () => Number(process.versions.node.split('.')[0])

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The lock file brings Node for Linux on x64 and arm64; elsewhere the machine's own is used. */
function chooseNode() {
  if (existsSync(broughtNode)) return broughtNode
  if (major() >= NEEDED) return process.execPath
  return refuse(
    `There is no Node ${NEEDED} for ${process.platform} on ${process.arch} in the lock file and this one is ${process.version}. Install Node ${NEEDED} or newer and run the command again.`,
  )
}

/** Ctrl-C in a terminal reaches the whole process group; other signals have to be forwarded. */
function passSignalsOn(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}

/** The tools of the packages, and the Node that they are to run on, come first. */
function searchPath(node) {
  const first = [path.join(root, 'node_modules', '.bin'), path.dirname(node)]
  return [...first, process.env.PATH ?? ''].join(path.delimiter)
}

function handOver(args) {
  const node = chooseNode()
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: compileCache,
      MALLOC_ARENA_MAX,
      ...process.env,
      PATH: searchPath(node),
    },
  })
  child.on('error', (error) => refuse(`Node could not be started: ${error.message}.`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signalNumbers[signal] ?? 0)
  })
  passSignalsOn(child)
}

if (major() < OLDEST_HOST) {
  refuse(`Node ${OLDEST_HOST} or newer is needed to begin with; this is ${process.version}.`)
}
const trouble = await ensureInstalled()
if (trouble) refuse(trouble)
const args = process.argv.slice(2)
handOver(args.includes(SERVER) ? [...SERVER_FLAGS, ...args] : args)
