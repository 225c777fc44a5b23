import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#config.ts'
import { buildSite } from './build-site.ts'

const writtenAt = () =>
  statSync(path.join(root, 'apps', 'web', 'build', 'current'), { bigint: true }).mtimeNs

/** There may be nothing built yet. */
const patience = { timeout: 180_000 }

test(
  'where the site is built nothing is written, so a checkout can belong to somebody else',
  patience,
  async () => {
    await buildSite(() => undefined)
    const before = writtenAt()

    expect(await buildSite(() => undefined)).toBe(false)

    expect(writtenAt()).toBe(before)
  },
)
