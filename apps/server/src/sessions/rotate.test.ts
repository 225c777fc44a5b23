import fc from 'fast-check'
import { expect, test } from 'vitest'
import { login, member, startAccountServer } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { nobody } from '#http/caller.ts'
import { type Rotation, rotate } from './rotate.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { app, wait } = server
const context = { app, host: 'localhost', requestId: 'test', caller: nobody }
const person = await member(server)

const use = (token: string): Promise<Rotation> =>
  app.db.transaction().execute((db) => rotate(db, context, token))

type Use = { readonly at: number; readonly now: number; readonly endsNow: boolean }

/** A family of tokens as it should be: each with its successor, and when it was used first. */
class Family {
  readonly tokens: string[]
  readonly used: number[] = []
  ended = false

  constructor(first: string) {
    this.tokens = [first]
  }

  isStale(at: number, now: number): boolean {
    const used = this.used[at]
    return used !== undefined && now - used > 10_000
  }

  check({ at, now, endsNow }: Use, outcome: Rotation): void {
    const said = outcome.outcome
    if (this.ended) expect(said).toBe('refused')
    else if (this.isStale(at, now)) expect(said).toMatch(/^(re-used|refused)$/)
    else if (said === 'rotated') this.follow(at, now, outcome.refreshToken)
    else expect([said, endsNow]).toEqual(['refused', true])
  }

  follow(at: number, now: number, successor: string): void {
    this.used[at] ??= now
    this.tokens[at + 1] ??= successor
    expect(successor).toBe(this.tokens[at + 1])
  }
}

test(
  'whoever uses which token when, a token has one successor, and one that is stale ends them all',
  { timeout: 60_000 },
  async () => {
    const anyStep = fc.record({
      pause: fc.constantFrom(0, 1, 5, 10, 11, 30),
      uses: fc.array(fc.nat(6), { minLength: 1, maxLength: 4 }),
    })

    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 6 }), async (steps) => {
        wait(1000)
        const { refresh_token: first } = await login(server, person)
        const family = new Family(first)
        for (const { pause, uses } of steps) {
          wait(pause)
          const now = Date.parse(app.now())
          const picked = uses.map((n) => n % family.tokens.length)
          const outcomes = await Promise.all(picked.map((at) => use(family.tokens[at] ?? '')))
          const ends = outcomes.some(({ outcome }) => outcome === 're-used')
          outcomes.forEach((outcome, n) =>
            family.check({ at: picked[n] ?? 0, now, endsNow: ends }, outcome),
          )
          family.ended ||= ends
        }
      }),
      { numRuns: 40 },
    )
  },
)
