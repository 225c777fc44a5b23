import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breaches } from './walls/breaches.testing.ts'
import type { Slices } from './walls/plan.ts'
import { resolveImport, withoutComments } from './walls/scan.ts'
import { checkSlices } from './walls/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
const copied = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'docs', 'db']
const left = /(^|\/)(node_modules|build|\.react-router)$/

/** The tree of the house with packages to resolve, where anything may be planted. */
function copyHouse(to: string): void {
  for (const name of readdirSync(root, { withFileTypes: true })) {
    if (!name.isFile() && !copied.includes(name.name)) continue
    cpSync(path.join(root, name.name), path.join(to, name.name), {
      recursive: true,
      filter: (from) => !left.test(from),
    })
  }
  const modules = path.join(to, 'node_modules')
  mkdirSync(path.join(modules, '@pavilion'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@pavilion')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  }
  for (const name of [
    'packages/cricket',
    'packages/contract',
    'packages/kit',
    'apps/server',
    'apps/web',
  ]) {
    symlinkSync(path.join(to, name), path.join(modules, '@pavilion', path.basename(name)))
  }
}

/** The checks that see the planted breaches; types are checked alike in every room, so one will do. */
const checks = [
  'links of the documents',
  'walls',
  'format',
  'lint',
  'types of packages/cricket',
  'nothing unused',
]

let scratch = ''
let said = ''
let status: number | null = null

beforeAll(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'walls-'))
  copyHouse(scratch)
  for (const { file, text } of breaches) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true })
    writeFileSync(path.join(scratch, file), text)
  }
  const check = spawnSync(process.execPath, ['scripts/check.ts', ...checks], {
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // Where CI is set the tools paint their words.
  said = stripVTControlCharacters(check.stdout + check.stderr)
  status = check.status
}, 900_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a repository with violations does not pass the check', () => {
  expect(status).toBe(1)
})

test.each(breaches)('$wall', ({ says }) => {
  expect(said).toMatch(says)
})

test('arrows between slices may not go round', () => {
  const slices: Slices = {
    home: 'apps/server/src',
    roof: [],
    ground: [],
    arrows: { a: ['b'], b: ['c'], c: ['a'] },
    says: 'Through the door.',
  }

  expect(checkSlices(slices, [])).toEqual([
    {
      file: 'walls.json',
      what: 'has arrows that go round: a → b → c → a',
      says: 'Through the door.',
    },
  ])
})

test('imports are resolved the way each workspace spells them', () => {
  expect(resolveImport('apps/server/src/a/b.ts', '#c/d.ts')).toBe('apps/server/src/c/d.ts')
  expect(resolveImport('apps/web/app/a/b.tsx', '#c/d.tsx')).toBe('apps/web/app/c/d.tsx')
  expect(resolveImport('apps/web/app/a/b.tsx', '../c.ts')).toBe('apps/web/app/c.ts')
  expect(resolveImport('apps/web/app/a.tsx', '@pavilion/kit/button.tsx')).toBe(
    'packages/kit/src/button.tsx',
  )
  expect(resolveImport('apps/web/app/a.tsx', '@orpc/client/fetch')).toBe('@orpc/client')
})

test('commented-out imports are ignored', () => {
  expect(withoutComments("a // import 'x'\n/* import 'y' */ 'http://z'")).toBe("a  \n  'http://z'")
})
