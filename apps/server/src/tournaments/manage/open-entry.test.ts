import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCup, type Client, four, refusal, startCups } from '../fixtures/cup.testing.ts'

const { aClient } = await startCups()

test('open to all, a team asks without a PIN and waits for the organiser, and nobody sends many', async () => {
  const [organiser, captain, other] = [await aClient(), await aClient(), await aClient()]
  const tournamentId = await aCup(organiser, four)
  await organiser.tournaments.publish({ tournamentId })
  const enter = (client: Client, pin: string | null, entryId: string = randomUUID()) =>
    client.tournaments.enter({ tournamentId, entryId, pin, team: { name: `Hamlets ${entryId}` } })
  const open = (needsPin: boolean) =>
    organiser.tournaments.openEntry({ tournamentId, isOpen: true, needsPin, deadline: null })

  const withPin = (await open(true)).data.entry
  expect(withPin.pin).toMatch(/^\d{6}$/)
  expect(await refusal(enter(captain, null))).toBe('WRONG_PIN')
  expect((await open(false)).data.entry).toEqual({ isOpen: true, pin: null, deadline: null })
  expect((await captain.tournaments.entryTerms({ tournamentId })).data).toMatchObject({
    isOpen: true,
    needsPin: false,
  })

  const entryId = randomUUID()
  const first = await enter(captain, null, entryId)
  expect(first.data.status).toBe('requested')
  expect((await enter(captain, null, entryId)).data).toEqual(first.data)
  const { teams } = (await captain.tournaments.show({ tournamentId })).data.details!
  expect(teams).toHaveLength(four.length)
  for (let at = 0; at < 3; at++) await enter(captain, null)
  expect(await refusal(enter(captain, null))).toBe('ENTRIES_WAIT')
  expect(await refusal(enter(other, null))).toBeUndefined()
  const from = 'requested' as const
  await organiser.tournaments.answerEntry({ tournamentId, entryId, from, status: 'accepted' })
  expect(await refusal(enter(captain, null))).toBeUndefined()

  await organiser.tournaments.openEntry({ tournamentId, isOpen: false, deadline: null })
  expect(await refusal(enter(other, null))).toBe('ENTRY_CLOSED')
})
