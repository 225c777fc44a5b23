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
import type { Slices, Tables } from './walls/plan.ts'
import { checkReach, splitBy } from './walls/pages.ts'
import { resolveImport, withoutComments } from './walls/scan.ts'
import { checkSlices } from './walls/slices.ts'
import { usesIn } from './walls/sql.ts'
import { checkTables } from './walls/tables.ts'

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
  'calls of the contract',
  'walls',
  'format',
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
  const settings = { cwd: scratch, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const check = spawnSync(process.execPath, ['scripts/check.ts', ...checks], settings)
  // Of what is planted only: the linter takes a minute for all files.
  const planted = breaches.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file))
  const linter = path.join(root, 'node_modules', '.bin', 'oxlint')
  const lint = spawnSync(linter, ['--type-aware', ...planted], settings)
  // Where CI is set the tools paint their words.
  said = stripVTControlCharacters(check.stdout + check.stderr + lint.stdout + lint.stderr)
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

test('pages may not reach what is for other pages, by however many imports', () => {
  const split = splitBy('own.tsx', [
    { file: 'site.tsx', children: [{ file: 'home.tsx' }] },
    { file: 'own.tsx', children: [{ file: 'desk.tsx' }] },
  ])
  const source = (file: string, target: string, typeOnly = false) => ({
    file: `app/${file}`,
    code: '',
    imports: [{ specifier: target, target, typeOnly }],
  })
  const pages = {
    routes: 'app/routes.ts',
    layout: 'own.tsx',
    always: ['root.tsx'],
    inside: { mayNot: ['app/public.ts'], says: 'Not for who is signed in.' },
    outside: { mayNot: ['heavy'], says: 'Not for everybody.' },
  }
  const found = checkReach({ home: 'app', split }, pages, [
    source('desk.tsx', 'app/list.tsx'),
    source('list.tsx', 'app/public.ts'),
    source('own.tsx', 'heavy'),
    source('home.tsx', 'heavy', true),
    source('root.tsx', 'heavy'),
  ])

  expect(split).toEqual({ inside: ['own.tsx', 'desk.tsx'], outside: ['site.tsx', 'home.tsx'] })
  expect(found).toEqual([
    { file: 'app/list.tsx', what: 'imports app/public.ts', says: 'Not for who is signed in.' },
    { file: 'app/root.tsx', what: 'imports heavy', says: 'Not for everybody.' },
  ])
})

test('every table has one owner, and arrows that nobody goes along are listed no longer', () => {
  const tables: Tables = {
    home: 'apps/server/src',
    types: '',
    owners: { a: ['one', 'two'], b: ['two', 'gone'] },
    reads: { a: ['b'] },
    says: 'One owner.',
  }

  const found = checkTables(tables, [], ['one', 'two', 'three'])

  expect(found.map(({ what }) => what)).toEqual([
    'has no owner for three',
    'has no such table: gone',
    'has two owners of two',
    'lists that a reads b, and no statement does',
  ])
})

test.each([
  [
    "db.selectFrom(['team as t', 'match']).innerJoin('side as s', 's.id', 't.id')",
    'team match side',
  ],
  ["db.updateTable('team').from('match').set({})", 'team! match'],
  [
    'sql`with x as (select from one o, lateral f(o.id), two as t) delete from three using four`',
    'three! one f two four',
  ],
  [
    'sql`insert into one (a) select b from two on conflict do update set a = 1 for update of two`',
    'one! two',
  ],
  ['sql`update one set a = 1 from two`; sql<string>`three`', 'one! two three'],
  ["copyIn(client, 'one (a, b)', rows)", 'one!'],
])('the tables of %s are seen', (code, tables) => {
  const seen = usesIn(code).map(({ table, writes }) => (writes ? `${table}!` : table))

  expect(seen).toEqual(tables.split(' '))
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
