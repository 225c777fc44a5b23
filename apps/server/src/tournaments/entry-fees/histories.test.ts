import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aCupWithFee, aTeamIn, FEE } from './entry-fees.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const deeds = [
  'begin',
  'pay',
  'expire',
  'withdraw',
  'decline',
  'accept',
  'cash',
  'waive',
  'take back',
  'refund',
] as const
type Deed = (typeof deeds)[number]

/** A team in a cup, and all that may happen to its fee. What is refused changes nothing. */
async function begin() {
  const cup = await aCupWithFee(app)
  const team = await aTeamIn(app, cup)
  const { organiser, tournamentId } = cup
  const { captain, entryId } = team
  const urls: { readonly url: string }[] = []
  type Asked = Parameters<typeof organiser.tournaments.settleEntryFee>[0]
  const settle = (to: Asked['to']) =>
    organiser.tournaments.settleEntryFee({ tournamentId, entryId, to })
  const answer = (status: 'accepted' | 'declined') =>
    organiser.tournaments.answerEntry({ tournamentId, entryId, status })
  const link = async () => {
    const begun = await team.link()
    urls.push(begun)
  }
  const expire = () =>
    sql`update orders set status = 'expired'
        where status = 'pending' and account_id = ${team.accountId}::uuid`.execute(app.db)
  const acts: Readonly<Record<Deed, () => Promise<unknown>>> = {
    begin: link,
    pay: async () => Promise.all(urls.map((one) => team.decide(one))),
    expire,
    withdraw: () => captain.tournaments.withdraw({ entryId }),
    decline: () => answer('declined'),
    accept: () => answer('accepted'),
    cash: () => settle({ standing: 'paid', way: 'cash' }),
    waive: () => settle({ standing: 'waived', reason: 'Friends' }),
    'take back': () => settle({ standing: 'unpaid' }),
    refund: () => settle({ standing: 'refunded' }),
  }
  const act = (deed: Deed) => acts[deed]().catch(() => undefined)
  return { team, act }
}

type Team = Awaited<ReturnType<typeof begin>>['team']

/** What the entry's orders brought in and sent back, in minor units. */
async function booksOf({ entryId, accountId }: Team) {
  const { rows } = await sql<{ paid: number; refunded: number; live: number }>`
    select coalesce((select sum(p.amount) from payment p join orders o on o.id = p.order_id
              where o.account_id = ${accountId}::uuid and p.status = 'succeeded'), 0)::int as paid,
           coalesce((select sum(r.amount) from refund r join orders o on o.id = r.order_id
              where o.account_id = ${accountId}::uuid), 0)::int as refunded,
           (select count(*)::int from tournament_entry_payment
            where entry_id = ${entryId}::uuid and live) as live`.execute(app.db)
  return rows[0]!
}

const many = { minLength: 1, maxLength: 12 }
/** Deeds one after another, some of them two at once. */
const history = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...deeds).map((deed) => [deed]) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...deeds), fc.constantFrom(...deeds)) },
  ),
  many,
)

test('whatever happens to a fee, it is held once at most, and never given back twice', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { team, act } = await begin()
      for (const atOnce of steps) {
        await Promise.all(atOnce.map((deed) => act(deed)))
        const { paid, refunded, live } = await booksOf(team)
        const fee = await team.feeOf()
        const holdsCard = fee?.standing === 'paid' && fee.way === 'card'

        expect(paid - refunded).toBe(holdsCard ? FEE : 0)
        expect(live).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 25 },
  )
}, 240_000)
