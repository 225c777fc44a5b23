import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { aCup, entriesOf, refusal, startCups } from '../fixtures/cup.testing.ts'

const { aClient } = await startCups()

test('an organiser gets the entries as a table, with squads and how each fee stands', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, ['=Ashford', 'Brook'])
  await client.tournaments.setEntryFee({
    tournamentId,
    fee: { amount: minorUnits(1_500_50), currency: 'PKR', refundUntil: null },
  })
  await client.tournaments.publish({ tournamentId })
  const opened = { tournamentId, isOpen: true, deadline: null }
  const { pin } = (await client.tournaments.openEntry(opened)).data.entry
  const captain = await aClient()
  const entryId = randomUUID()
  const team = { name: `Chilham ${tournamentId.slice(-6)}` }
  await captain.tournaments.enter({ tournamentId, entryId, pin: pin!, team })
  await captain.tournaments.addToSquad({ entryId, text: 'Ana Ng\nBo Li' })
  const to = { standing: 'paid', way: 'cash' } as const
  await client.tournaments.settleEntryFee({ tournamentId, entryId, to })

  const file = (await client.tournaments.entriesFile({ tournamentId })) as File
  const [heads, ...lines] = (await file.text()).trimEnd().split('\r\n')
  expect(heads).toBe('Team,Status,Group,Seed,Squad,Contact,Fee,Currency,Fee is,Paid by,Refund due')
  expect(lines).toHaveLength((await entriesOf(client, tournamentId)).length)
  const of = (name: string) => lines.find((line) => line.includes(name)) ?? ''
  expect(of('Chilham')).toMatch(/,requested,,,2,Someone Else,1500.5,PKR,paid,cash,$/)
  expect(of('Brook')).toMatch(/,accepted,A?,,0,,,,,,$/)
  expect(of('Ashford')).not.toMatch(/^"?=/)
  expect(await refusal(captain.tournaments.entriesFile({ tournamentId }))).toBe(
    'TOURNAMENT_NOT_FOUND',
  )
})
