import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { billOf, readLock } from './sbom.ts'

const root = path.resolve(import.meta.dirname, '..')
const ops = path.join(root, 'ops')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What a program says of a file, with whether it is content. */
function ask(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  return { isFine: status === 0, said: `${stdout}${stderr}` }
}

/** Tests with a program that a machine may lack: Debian has it under the package's name. */
function withProgram(program: string, name: string, run: () => void) {
  const isHere = spawnSync(program, ['--help']).error === undefined
  test.skipIf(!isHere)(`${name}${isHere ? '' : ` (skipped: there is no ${program} here)`}`, run)
}

withProgram('systemd-analyze', 'the systemd unit is sound and leaves the service little', () => {
  const unit = path.join(ops, 'pavilion.service')
  const security = ask('systemd-analyze', [
    'security',
    '--offline=true',
    '--threshold=20',
    '--no-pager',
    unit,
  ])

  expect(ask('systemd-analyze', ['verify', unit])).toEqual({ isFine: true, said: '' })
  expect(security, security.said).toMatchObject({ isFine: true })
})

withProgram('caddy', 'Caddy takes its configuration', () => {
  const file = path.join(ops, 'Caddyfile')
  const { isFine, said } = ask('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])

  expect(isFine, said).toBe(true)
})

test('the image, the unit and package.json start the same program', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const command = String(scripts.start).replace(/^exec /, '')

  expect(read('ops/pavilion.service')).toContain(`ExecStart=/usr/bin/env ${command} --empty\n`)
  const words = [...command.split(' '), '--empty'].map((word) => JSON.stringify(word))
  expect(read('ops/Dockerfile')).toContain(`CMD [${words.join(', ')}]\n`)
})

test('backups go where the image and the unit may write', () => {
  const unit = read('ops/pavilion.service')
  const [, folder = ''] = /^Environment=BACKUP_DIR=\/var\/lib\/(.*)$/m.exec(unit) ?? []
  const [, own = ''] = /^StateDirectory=(.*)$/m.exec(unit) ?? []
  expect(own.split(' ')).toContain(folder)

  const [, mounted = ''] = /BACKUP_DIR: (.*)/.exec(read('ops/compose.yaml')) ?? []
  const [, made = ''] = /^RUN install -d -o node .*? (\/.*)$/m.exec(read('ops/Dockerfile')) ?? []
  expect(made.split(' ')).toContain(mounted)
})

test('the unit lets expensive work lower its own priority', () => {
  const filters = read('ops/pavilion.service').match(/^SystemCallFilter=.*$/gm) ?? []

  expect(filters.at(-1)).toBe('SystemCallFilter=setpriority')
})

test('every setting that the files of ops/ name is one of the product', () => {
  const files = ['pavilion.service', 'Dockerfile', 'compose.yaml', 'Caddyfile', 'nginx.conf']
  const named = files.flatMap((file) => [
    ...read(`ops/${file}`).matchAll(/\b([A-Z]+(?:_[A-Z]+)+|HOST|PORT)(?==|:)/g),
  ])
  const known = read('README.md')

  expect(named.length).toBeGreaterThan(8)
  for (const [, name = ''] of named) {
    // The image of PostgreSQL has settings of its own.
    if (!name.startsWith('POSTGRES_')) expect(known).toContain(`\`${name}\``)
  }
})

test('the bill of materials names what is installed, and no tool of the tests', () => {
  const { components } = billOf(readLock())
  const names = components.map(({ name }) => name)

  expect(names).toEqual(expect.arrayContaining(['kysely', 'react', 'react-dom', 'pino']))
  for (const tool of ['vitest', 'vite', 'lighthouse', 'playwright-core']) {
    expect(names).not.toContain(tool)
  }
  expect(components.find(({ name }) => name === '@orpc/server')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40orpc\/server@\d/),
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
})
