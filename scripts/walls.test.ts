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
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Slices } from './walls/plan.ts'
import { resolveImport, withoutComments } from './walls/scan.ts'
import { checkSlices } from './walls/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
const copied = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'docs', 'db']
const left = /(^|\/)(node_modules|build|\.react-router)$/
const longFile = Array.from({ length: 260 }, (_, n) => `export const line${n} = ${n}`).join('\n')

/** The linter names its rule, and on the next line the file. */
const lint = (rule: string, file: string) =>
  new RegExp(`\\(${rule}\\): [^\\n]*\\n +,-\\[\\S*${file}:`)

/** One breach of every wall: where it is planted, and what must be said about it. */
const breaches: readonly { wall: string; file: string; text: string; says: RegExp }[] = [
  {
    wall: 'cricket imports nothing',
    file: 'packages/cricket/src/planted-package.ts',
    text: "import { z } from 'zod'\nexport const planted = z\n",
    says: /planted-package\.ts imports zod\n +The laws of cricket need nothing but themselves/,
  },
  {
    wall: 'the contract knows nobody who keeps it',
    file: 'packages/contract/src/planted-keeper.ts',
    text: "import { sql } from 'kysely'\nexport const planted = sql\n",
    says: /planted-keeper\.ts imports kysely\n +The contract is a promise/,
  },
  {
    wall: 'the kit knows no cricket',
    file: 'packages/kit/src/planted-cricket.ts',
    text: "export { result } from '@pavilion/cricket/result.ts'\n",
    says: /planted-cricket\.ts imports @pavilion\/cricket\/result\.ts\n +The kit only draws/,
  },
  {
    wall: 'the site never reaches into the server',
    file: 'apps/web/app/shared/planted-server.ts',
    text: "export type { Db } from '../../../server/src/db/connect.ts'\n",
    says: /planted-server\.ts imports .*connect\.ts\n +The site is the API's first client/,
  },
  {
    wall: 'the server never reaches into the site',
    file: 'apps/server/src/http/planted-site.ts',
    text: "export type { Api } from '../../../web/app/context.ts'\n",
    says: /planted-site\.ts imports .*context\.ts\n +The server renders the site's build/,
  },
  {
    wall: 'slices are visited through their doors',
    file: 'apps/server/src/teams/planted-visit.ts',
    text: "export { careerOf } from '#people/career.ts'\n",
    says: /planted-visit\.ts imports #people\/career\.ts\n +A slice is visited through its door/,
  },
  {
    wall: 'slices of the site are strangers',
    file: 'apps/web/app/home/planted-visit.ts',
    text: "export { liveLog } from '#matches/live/connection.ts'\n",
    says: /planted-visit\.ts imports #matches\/.*\n +Slices of the site are strangers/,
  },
  {
    wall: 'SQL has one home',
    file: 'apps/server/src/teams/planted-sql.ts',
    text: "import type { Db } from '#db/connect.ts'\nexport const planted = (db: Db) => db.selectFrom('team')\n",
    says: /planted-sql\.ts says selectFrom\(\n +SQL has one home/,
  },
  {
    wall: 'nothing leans on a test',
    file: 'apps/server/src/teams/planted-test-import.ts',
    text: "export * as planted from '#db/migrate.test.ts'\n",
    says: /planted-test-import\.ts imports #db\/migrate\.test\.ts\n +Nothing may lean on a test/,
  },
  {
    wall: 'the product does not lean on the helpers of tests',
    file: 'apps/server/src/teams/planted-helper.ts',
    text: "export { freshDatabase } from '#db/database.testing.ts'\n",
    says: /planted-helper\.ts imports #db\/database\.testing\.ts\n +Nothing may lean on a test/,
  },
  {
    wall: 'no circles',
    file: 'apps/server/src/teams/planted-circle.ts',
    text: "import { planted as self } from './planted-circle.ts'\nexport const planted = () => self\n",
    says: /planted-circle\.ts is in a circle: .*\n +A circle has no top/,
  },
  {
    wall: 'only config.ts reads the environment',
    file: 'apps/server/src/teams/planted-environment.ts',
    text: "export const planted = process.env['HOME']\n",
    says: /planted-environment\.ts says process\.env\n +Only config\.ts reads the environment/,
  },
  {
    wall: 'cricket has no machine and no network',
    file: 'packages/cricket/src/planted-machine.ts',
    text: "export const planted = fetch('/')\n",
    says: /planted-machine\.ts.*Cannot find name 'fetch'/,
  },
  {
    wall: 'cricket has no clock',
    file: 'packages/cricket/src/planted-clock.ts',
    text: 'export const planted = () => new Date()\n',
    says: lint('no-restricted-globals', 'planted-clock.ts'),
  },
  {
    wall: 'cricket has no chance',
    file: 'packages/cricket/src/planted-chance.ts',
    text: 'export const planted = () => Math.random()\n',
    says: lint('no-restricted-properties', 'planted-chance.ts'),
  },
  {
    wall: 'source is JavaScript with its types rubbed out',
    file: 'packages/cricket/src/planted-enum.ts',
    text: 'export enum Planted {\n  One,\n}\n',
    says: /planted-enum\.ts.*erasableSyntaxOnly/,
  },
  {
    wall: 'no any',
    file: 'packages/contract/src/planted-any.ts',
    text: 'export const planted = (value: any): string => value\n',
    says: lint('no-explicit-any', 'planted-any.ts'),
  },
  {
    wall: 'no default exports',
    file: 'packages/contract/src/planted-default.ts',
    text: 'export default 1\n',
    says: lint('no-default-export', 'planted-default.ts'),
  },
  {
    wall: 'no barrels',
    file: 'packages/contract/src/planted-barrel.ts',
    text: ['time', 'page', 'ids', 'records']
      .map((name) => `export * from './${name}.ts'\n`)
      .join(''),
    says: lint('no-barrel-file', 'planted-barrel.ts'),
  },
  {
    wall: 'no floating promises',
    file: 'apps/server/src/teams/planted-promise.ts',
    text: 'export function planted(work: () => Promise<void>): void {\n  work()\n}\n',
    says: lint('no-floating-promises', 'planted-promise.ts'),
  },
  {
    wall: 'files stay small',
    file: 'packages/contract/src/planted-length.ts',
    text: `${longFile}\n`,
    says: lint('max-lines', 'planted-length.ts'),
  },
  {
    wall: 'files are named in kebab-case',
    file: 'packages/contract/src/plantedName.ts',
    text: 'export const planted = 1\n',
    says: lint('filename-case', 'plantedName.ts'),
  },
  {
    wall: 'nothing is unused',
    file: 'packages/contract/src/planted-unused.ts',
    text: 'export const planted = 1\n',
    says: /✗ nothing unused[^]*\nplanted\b.* packages\/contract\/src\/planted-unused\.ts/,
  },
  {
    wall: 'one format',
    file: 'packages/contract/src/planted-format.ts',
    text: 'export const planted="one";\n',
    says: /✗ format[^]*planted-format\.ts/,
  },
  {
    wall: 'links of documents lead somewhere',
    file: 'docs/planted.md',
    text: '[nowhere](nowhere.md)\n',
    says: /docs\/planted\.md links to nowhere\.md/,
  },
]

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
  const check = spawnSync(process.execPath, ['scripts/check.ts'], {
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  said = check.stdout + check.stderr
  status = check.status
}, 300_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a house with breaches does not pass the check', () => {
  expect(status).toBe(1)
})

test.each(breaches)('$wall', ({ says }) => {
  expect(said).toMatch(says)
})

test('arrows between slices may not go round', () => {
  const slices: Slices = {
    home: 'apps/server/src',
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

test('what is commented out is not imported', () => {
  expect(withoutComments("a // import 'x'\n/* import 'y' */ 'http://z'")).toBe("a  \n  'http://z'")
})
