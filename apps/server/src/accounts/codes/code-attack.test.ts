import { expect, test } from 'vitest'
import { ensureDefaultSite } from '#sites/sites.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { attackCodes } from './code-attack.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

test(
  'however patiently many addresses guess, half a percent of the codes of an account are tried in a day',
  { timeout: 300_000 },
  async () => {
    const { mostAtOne, compared, refused } = await attackCodes(app, {
      accounts: 20,
      addresses: 40,
      guesses: 6_000,
      hours: 5,
    })

    expect(mostAtOne).toBe(50)
    expect(compared).toBeLessThanOrEqual(20 * 50)
    expect(refused).toBeGreaterThan(3_000)
  },
)
