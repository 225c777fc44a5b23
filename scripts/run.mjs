// The first thing that runs, on whatever Node the machine has: it installs what the lock file
// names when that is not there yet, then hands over to the Node of the lock file. Plain
// JavaScript without dependencies, because before it there is nothing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstalled, root } from './install.mjs'

const OLDEST_HOST = 18
const NEEDED = 24
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

const major = () => Number(process.versions.node.split('.')[0])

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The lock file brings Node for Linux on x64 and arm64; elsewhere the machine's own must do. */
function chooseNode() {
  const brought = path.join(root, 'node_modules', '.bin', 'node')
  if (existsSync(brought)) return brought
  if (major() >= NEEDED) return process.execPath
  return refuse(
    `There is no Node ${NEEDED} for ${process.platform} on ${process.arch} in the lock file and this one is ${process.version}. Install Node ${NEEDED} or newer and run the command again.`,
  )
}

/** Ctrl-C in a terminal reaches the whole group already; everything else is passed on by hand. */
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

function handOver(args) {
  const bin = path.join(root, 'node_modules', '.bin')
  const child = spawn(chooseNode(), args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: bin + path.delimiter + (process.env.PATH ?? '') },
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
handOver(process.argv.slice(2))
