import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutServersPackages } from '../apps/web/servers-packages.config.ts'

const entry = 'virtual:entry'

/** Builds one file with this source for the browser, and writes it nowhere. */
const buildOf = (source: string) =>
  build({
    root: path.resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      withoutServersPackages,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  })

test('a bundle for the browser that holds zod is not built', async () => {
  const uses = "import { z } from 'zod'\nconsole.log(z.string())"

  await expect(buildOf(uses)).rejects.toThrow(/is for the browser, and has .*zod/)
})

test('what is shaken off is not held', async () => {
  const drops = "import { z } from 'zod'\nexport const Unused = z\nconsole.log(1)"

  await expect(buildOf(drops)).resolves.toBeDefined()
})
