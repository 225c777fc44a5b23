import { type Breach, sqlBreaches } from './sql-breaches.testing.ts'

const longFile = Array.from({ length: 260 }, (_, n) => `export const line${n} = ${n}`).join('\n')

/** The linter prints the rule's name, and on the next line the file. */
const lint = (rule: string, file: string) =>
  new RegExp(`\\(${rule}\\): [^\\n]*\\n +(?:,-|╭─)\\[\\S*${file}:`)

/** One violation for every rule: where to plant it, and what the check must print. */
export const breaches: readonly Breach[] = [
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
    wall: 'paths of the API are not spelt by hand',
    file: 'apps/web/app/shared/planted-path.ts',
    text: "export const planted = () => fetch('/api/v1/site')\n",
    says: /planted-path\.ts says \/api\/v1\n +Calls are those of the contract/,
  },
  {
    wall: 'the calls of the site are those of the contract',
    file: 'apps/web/app/calls/planted.ts',
    text: 'export const planted = 1\n',
    says: /✗ calls of the contract[^]*calls\/planted\.ts is not up to date: npm run client/,
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
    wall: 'the ground knows no slice',
    file: 'apps/server/src/http/planted-slice.ts',
    text: "export { siteOf } from '#sites/sites.ts'\n",
    says: /http\/planted-slice\.ts imports #sites\/sites\.ts\n +A slice is visited through its door/,
  },
  {
    wall: 'nobody imports the roof',
    file: 'apps/server/src/teams/planted-roof.ts',
    text: "export { api } from '#app/api.ts'\n",
    says: /teams\/planted-roof\.ts imports #app\/api\.ts\n +A slice is visited through its door/,
  },
  {
    wall: 'folders of the ground form no circle',
    file: 'apps/server/src/db/planted-ground-circle.ts',
    text: "export { bus } from '#http/rate-limiter.ts'\n",
    says: /apps\/server\/src has arrows that go round: .*(db → http → db|http → db → http)/,
  },
  {
    wall: 'slices of the site are strangers',
    file: 'apps/web/app/home/planted-visit.ts',
    text: "export { liveLog } from '#matches/live/connection.ts'\n",
    says: /planted-visit\.ts imports #matches\/.*\n +Slices of the site are strangers/,
  },
  {
    wall: 'files above the slices are no way around the walls',
    file: 'apps/web/app/planted-above.ts',
    text: "export { liveLog } from '#matches/live/connection.ts'\n",
    says: /app\/planted-above\.ts imports #matches\/.*\n +Slices of the site are strangers/,
  },
  {
    wall: 'signed-in pages load by TanStack Query',
    // In place of a part of a signed-in page.
    file: 'apps/web/app/operator/when.tsx',
    text: "export { useAnswer as When } from '#state/use-answer.ts'\n",
    says: /operator\/when\.tsx imports .*use-answer\.ts\n +Pages of who is signed in load by/,
  },
  {
    wall: 'public pages do without TanStack Query',
    // In place of a file of every page.
    file: 'apps/web/app/theme.ts',
    text: "export { QueryClient } from '@tanstack/react-query'\n",
    says: /app\/theme\.ts imports @tanstack\/react-query\n +Public pages do without/,
  },
  ...sqlBreaches,
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
    wall: 'code says console, not desk',
    file: 'packages/contract/src/orders/planted-word.ts',
    text: 'export const findOnDesk = 1\n',
    says: /planted-word\.ts says Desk\n +The trade has a word for it/,
  },
  {
    wall: 'files are named with the words of the trade',
    file: 'apps/web/app/orders/planted-desk.ts',
    text: 'export const planted = 1\n',
    says: /planted-desk\.ts says -desk\n +The trade has a word for it/,
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
