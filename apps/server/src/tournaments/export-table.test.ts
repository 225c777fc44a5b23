import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { aCup, entriesOf } from './fixtures/cup.testing.ts'

const app = await freshApp('sample')
const stranger = clientOf(app)
const { data: tournaments } = await stranger.tournaments.filter({})
const tournamentId = tournaments.items[0]?.id ?? ''
const accountId = await someone(app)
const client = await clientAs(app, accountId)

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof ORPCError ? error.code : String(error)),
  )

async function buyPro(): Promise<void> {
  const { items } = (await client.packages.filter({ filter: { text: 'pro' } })).data
  const { data } = await client.packages.paymentLink({
    items: [{ id: items[0]?.id ?? '', period: 'month', quantity: 1 }],
    idempotencyKey: 'a-month-of-pro',
  })
  const reference = data.url.slice(data.url.lastIndexOf('/') + 1)
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  await handleEvents(app)
}

test('the table as a file is for whose plan has it, from the payment on', async () => {
  expect(await codeOf(stranger.tournaments.table({ tournamentId }))).toBe('SIGNED_OUT')
  expect(await codeOf(client.tournaments.table({ tournamentId }))).toBe('NOT_ENTITLED')
  await buyPro()
  const file = await client.tournaments.table({ tournamentId })
  const [heads, first, ...rest] = (await file.text()).trimEnd().split('\r\n')
  const { standings } = (await client.tournaments.show({ tournamentId })).data
  const [leader] = standings

  expect(heads).toMatch(
    /Group,Team,Played,.*,Points,Points per match,Points given or taken,Rulings,Withdrawn,Net run rate$/,
  )
  expect(first).toContain(`,${leader?.team.name},${leader?.played},${leader?.won},`)
  expect(rest).toHaveLength(standings.length - 1)
})

test('whoever runs a tournament has its table whatever their plan, with what rulings gave and took', async () => {
  const organiser = await clientAs(app, await someone(app))
  const own = await aCup(organiser, ['Ashford', 'Brook'])
  await organiser.tournaments.publish({ tournamentId: own })
  const [first] = await entriesOf(organiser, own)
  await organiser.tournaments.adjustPoints({
    tournamentId: own,
    adjustmentId: randomUUID(),
    teamId: first!.team.id,
    points: -2,
    fine: 'GBP 5',
    reason: 'Late start',
  })

  const file = await organiser.tournaments.table({ tournamentId: own })
  const lines = (await file.text()).trimEnd().split('\r\n')
  const line = lines.find((one) => one.includes(first!.team.name))
  expect(line).toMatch(/,-2,,-2,"Late start, GBP 5",,$/)
  const other = await clientAs(app, await someone(app))
  expect(await codeOf(other.tournaments.table({ tournamentId: own }))).toBe('NOT_ENTITLED')
})

test('a tournament that is none has no table', async () => {
  const none = { tournamentId: '0190a000-0000-7000-8000-000000000000' }

  expect(await codeOf(client.tournaments.table(none))).toBe('TOURNAMENT_NOT_FOUND')
})
