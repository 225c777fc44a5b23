import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startAccountServer } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { exchange, isFair, malformedRequest } from './malformed-requests.testing.ts'

/** `npm run bench -- fuzz` sends a hundred thousand. */
const RUNS = 600
const AT_ONCE = 12
const PATIENCE_MS = 60_000

const complaints: string[] = []
const log = pino({ level: 'error' }, { write: (line) => void complaints.push(line) })
const { origin } = await startAccountServer(await freshDatabase(), {}, log)
const port = Number(new URL(origin).port)

test(
  'whatever bytes are sent, the server answers or hangs up, and is never at fault',
  { timeout: 300_000 },
  async () => {
    const batch = fc.array(malformedRequest, { minLength: AT_ONCE, maxLength: AT_ONCE })
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const outcomes = await Promise.all(
          requests.map((bytes) => exchange(port, bytes, PATIENCE_MS)),
        )
        for (const { statuses, isStuck } of outcomes) {
          expect(isStuck).toBe(false)
          expect(statuses.filter((status) => !isFair(status))).toEqual([])
        }
        expect(complaints).toEqual([])
      }),
      { numRuns: RUNS / AT_ONCE },
    )
    expect((await fetch(`${origin}/api/v1/site`)).status).toBe(200)
  },
)
