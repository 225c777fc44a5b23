import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let place = ''

const at = (name: string) => path.join(place, name)

/** A house with nothing installed, and an npm that does what a test wants. */
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'run-'))
  for (const folder of ['scripts', 'packages', 'apps']) mkdirSync(at(folder))
  for (const name of ['run.mjs', 'install.mjs', 'installed.mjs']) {
    cpSync(path.join(import.meta.dirname, name), at(`scripts/${name}`))
  }
  writeFileSync(at('package.json'), '{}')
  writeFileSync(at('package-lock.json'), '{ "packages": { "": {} } }')
  writeFileSync(at('hello.mjs'), 'console.log("hello", process.argv.slice(2).join(" "))')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(place, { recursive: true })
})

const broughtPackage = `node-${process.platform}-${process.arch}`

const installing = `
  const fs = require('node:fs')
  fs.mkdirSync('node_modules/${broughtPackage}/bin', { recursive: true })
  fs.symlinkSync(process.execPath, 'node_modules/${broughtPackage}/bin/node')
  fs.appendFileSync('installs', process.argv.slice(2).join(' ') + ' ' + process.env.NODE_ENV + '\\n')`

const failing = (words: string) => `console.error(${JSON.stringify(words)}); process.exit(1)`

type Run = { readonly npm?: string; readonly script?: string; readonly path?: string }

function run({ npm = installing, script = 'hello.mjs', path: search }: Run = {}) {
  writeFileSync(at('npm-cli.js'), npm)
  const env = { ...process.env, NODE_ENV: 'production', npm_execpath: at('npm-cli.js') }
  const searched = search === undefined ? env : { PATH: search }
  return spawnSync(process.execPath, ['scripts/run.mjs', script, 'one', '--two'], {
    cwd: place,
    encoding: 'utf8',
    env: searched,
  })
}

test('the first run installs, says so, and hands the arguments over', () => {
  const { stdout, status } = run()

  expect(stdout).toMatch(/^Installing the packages[^]*Installed in \d+ s\.\nhello one --two\n$/)
  expect(status).toBe(0)
})

test('a second run installs nothing', () => {
  run()

  expect(run().stdout).toBe('hello one --two\n')
})

test('a changed lock file is installed again', () => {
  run()
  rmSync(at('node_modules'), { recursive: true })
  writeFileSync(at('package-lock.json'), '{ "packages": { "": {} }, "changed": true }')

  run()

  expect(readFileSync(at('installs'), 'utf8').split('\n')).toHaveLength(3)
})

test('development and optional packages are installed in production too', () => {
  run()

  expect(readFileSync(at('installs'), 'utf8')).toMatch(
    /^ci .*--include=dev --include=optional undefined$/m,
  )
})

test.each([
  ['npm error code ENOTFOUND', /^The npm registry could not be reached\./m],
  ['npm error code ENOSPC', /^The disk is full\./m],
  ['npm error code EUSAGE', /^package\.json and package-lock\.json do not belong together\./m],
  ['npm error code EBADPLATFORM', /^A package does not exist for linux on /m],
  ['npm error code E500', /^Installing the packages failed; npm says why above\./m],
])('"%s" becomes a sentence, and nothing is started', (words, sentence) => {
  const { stdout, stderr, status } = run({ npm: failing(words) })

  expect(stderr).toMatch(sentence)
  expect(stdout).not.toContain('hello')
  expect(status).toBe(1)
})

/** As npm 9 and 10 leave it: they remove the link of a command together with another machine's package. */
test('the Node of the lock file is found where npm has made no link to it', () => {
  writeFileSync(at('which.mjs'), 'console.log(process.argv0, process.env.PATH)')
  const place = path.join('node_modules', broughtPackage, 'bin')

  const { stdout } = run({ script: 'which.mjs' })

  expect(stdout).toContain(path.join(place, 'node '))
  expect(stdout).toContain(`${path.join('node_modules', '.bin')}:${at(place)}:`)
})

test('the allocator keeps two heaps, unless the operator says otherwise', () => {
  writeFileSync(at('allocator.mjs'), 'console.log(process.env.MALLOC_ARENA_MAX)')

  vi.stubEnv('MALLOC_ARENA_MAX', undefined)
  const { stdout } = run({ script: 'allocator.mjs' })
  vi.stubEnv('MALLOC_ARENA_MAX', '8')
  const own = run({ script: 'allocator.mjs' })

  expect([stdout.trim().split('\n').at(-1), own.stdout]).toEqual(['2', '8\n'])
})

test('a package of this machine that npm left out is named, and installed the next time', () => {
  const name = `@database/${process.platform}-${process.arch}`
  const entry = { version: '24.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  const packages = { '': {}, [`node_modules/${name}`]: entry }
  writeFileSync(at('package.json'), JSON.stringify({ optionalDependencies: { [name]: '24.0.0' } }))
  writeFileSync(at('package-lock.json'), JSON.stringify({ packages }))

  const first = run()
  rmSync(at('node_modules'), { recursive: true })
  const whole = `${installing}
    fs.mkdirSync('node_modules/${name}', { recursive: true })
    fs.writeFileSync('node_modules/${name}/package.json', '{}')`
  const second = run({ npm: whole })

  expect(first.stderr).toContain(`npm could not fetch ${name}, without which nothing runs here.`)
  expect(first.stdout).not.toContain('hello')
  expect(second.stdout).toContain('hello one --two')
})

test('without npm it says so', () => {
  const { stderr, status } = run({ path: at('nowhere') })

  expect(stderr).toBe('npm was not found. Install Node with npm, then run "npm start" again.\n')
  expect(status).toBe(1)
})

test('the exit code of the script is the exit code of the run', () => {
  writeFileSync(at('seven.mjs'), 'process.exit(7)')

  expect(run({ script: 'seven.mjs' }).status).toBe(7)
})

test('SIGTERM reaches the script', async () => {
  run()
  const waiting = `process.on('SIGTERM', () => { console.log('told'); process.exit(0) })
    setInterval(() => undefined, 1000); console.log('waiting')`
  writeFileSync(at('wait.mjs'), waiting)
  const child = spawn(process.execPath, ['scripts/run.mjs', 'wait.mjs'], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (text.includes('waiting')) child.kill('SIGTERM')
  })

  const [code] = await once(child, 'close')

  expect(said).toBe('waiting\ntold\n')
  expect(code).toBe(0)
  expect(existsSync(at('node_modules/.install-stamp'))).toBe(true)
})
