// Finds texts for people outside the catalogues, in the slices of the site that have one, in the files
// above them and in the kit. `common` is the catalogue of what several slices use. A file `…-script.ts` holds a program as text.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { literalsOf } from './texts/literals.ts'

const root = path.resolve(import.meta.dirname, '..')
const common = ['layout', 'shared', 'state']
const slices = globSync('apps/web/texts/en/*.json', { cwd: root })
  .map((file) => path.basename(file, '.json'))
  .flatMap((slice) => (slice === 'common' ? common : [slice]))

const files = globSync(
  [
    ...slices.map((slice) => `apps/web/app/${slice}/**/*.{ts,tsx}`),
    'apps/web/app/*.{ts,tsx}',
    'packages/kit/src/**/*.{ts,tsx}',
  ],
  { cwd: root },
).filter(
  (file) =>
    !/(\.(test|testing)\.tsx?|\/robots\.ts|-script\.ts|^packages\/kit\/src\/texts\/.+)$/.test(file),
)

const found = files.flatMap((file) =>
  literalsOf(file, readFileSync(path.join(root, file), 'utf8')).map(
    ({ line, text }) => `${file}:${line}: "${text}" belongs in a catalogue of apps/web/texts`,
  ),
)
for (const sentence of found) console.log(sentence)
process.exitCode = found.length === 0 ? 0 : 1
