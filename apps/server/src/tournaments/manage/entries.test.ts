import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { drawGroups } from './groups.ts'
import { newTeams, villageCup } from './setup.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const aClient = async () => clientAs(app, await someone(app))
type Client = Awaited<ReturnType<typeof aClient>>

async function aCup(client: Client, names: readonly string[] = []) {
  const asked = { idempotencyKey: randomUUID(), organisationId: null, fields: villageCup }
  const { tournamentId } = {
    tournamentId: (await client.tournaments.create(asked)).data.tournament.id,
  }
  if (names.length > 0) await client.tournaments.addTeams({ tournamentId, teams: newTeams(names) })
  return tournamentId
}

const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError) return String(error.code)
      throw error
    },
  )

const six = ['Ashford', 'Brook', 'Chilham', 'Deal', 'Elham', 'Faversham']

test('teams are typed in by their names, once each, and a repeated request adds nothing', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client)
  const teams = newTeams(six)

  await client.tournaments.addTeams({ tournamentId, teams })
  const { data } = await client.tournaments.addTeams({ tournamentId, teams })
  const again = client.tournaments.addTeams({ tournamentId, teams: newTeams(['New', 'ashford']) })

  expect(data.entries.map(({ team, status }) => [team.name, status])).toEqual(
    six.map((name) => [name, 'accepted']),
  )
  expect(await refusal(again)).toBe('ENTERED_TWICE')
  const { entries } = (await client.tournaments.showManaged({ tournamentId })).data
  expect(entries).toHaveLength(six.length)
})

test('somebody else’s team is invited, and plays once whoever runs it has accepted', async () => {
  const [organiser, captain, stranger] = [await aClient(), await aClient(), await aClient()]
  const theirs = await aCup(captain, ['Hamlets', 'Others'])
  const [team] = (await captain.tournaments.showManaged({ tournamentId: theirs })).data.entries
  const tournamentId = await aCup(organiser, six)
  const entryId = randomUUID()
  const added = await organiser.tournaments.addTeams({
    tournamentId,
    teams: [{ entryId, team: { id: team!.team.id } }],
  })
  const statusOf = ({ entries }: typeof added.data) =>
    entries.find(({ id }) => id === entryId)?.status
  const accepted = { tournamentId, entryId, status: 'accepted' } as const

  expect(statusOf(added.data)).toBe('invited')
  expect(await refusal(organiser.tournaments.answerEntry(accepted))).toBe('INVALID_INPUT')
  const { path } = (await organiser.tournaments.inviteTeam({ tournamentId, entryId })).data
  const token = path.slice(path.indexOf('=') + 1)
  expect((await stranger.tournaments.showInvitation({ token })).data.team?.name).toBe('Hamlets')
  expect(await refusal(stranger.tournaments.acceptInvitation({ token }))).toBe('NOT_YOURS')
  await captain.tournaments.acceptInvitation({ token })
  await captain.tournaments.acceptInvitation({ token })
  expect(await refusal(stranger.tournaments.acceptInvitation({ token }))).toBe(
    'TOURNAMENT_INVITATION_OVER',
  )
  const now = (await organiser.tournaments.showManaged({ tournamentId })).data
  expect(statusOf(now)).toBe('accepted')
  expect((await captain.tournaments.ownEntries()).data).toMatchObject([{ id: entryId }])
  await captain.tournaments.withdraw({ entryId })
  expect(statusOf((await organiser.tournaments.showManaged({ tournamentId })).data)).toBe(
    'withdrawn',
  )
})

test('an organiser cannot make a team play by turning it down and accepting it then', async () => {
  const [organiser, captain] = [await aClient(), await aClient()]
  const theirs = await aCup(captain, ['Hamlets'])
  const [team] = (await captain.tournaments.showManaged({ tournamentId: theirs })).data.entries
  const tournamentId = await aCup(organiser, six)
  const entryId = randomUUID()
  const named = { entryId, team: { id: team!.team.id } }
  await organiser.tournaments.addTeams({ tournamentId, teams: [named] })
  const { path } = (await organiser.tournaments.inviteTeam({ tournamentId, entryId })).data
  const token = path.slice(path.indexOf('=') + 1)
  const answer = (status: 'accepted' | 'declined') =>
    refusal(organiser.tournaments.answerEntry({ tournamentId, entryId, status }))

  expect(await answer('declined')).toBeUndefined()
  expect(await answer('accepted')).toBe('INVALID_INPUT')
  expect(await refusal(organiser.tournaments.acceptInvitation({ token }))).toBe('NOT_YOURS')
  await captain.tournaments.acceptInvitation({ token })
  expect(await answer('declined')).toBeUndefined()
  expect(await answer('accepted')).toBeUndefined()
})

test('with the PIN a team enters itself until the deadline, and the organiser answers', async () => {
  const [organiser, captain] = [await aClient(), await aClient()]
  const tournamentId = await aCup(organiser)
  const team = { name: 'Hamlets' }
  const enter = (pin: string) =>
    captain.tournaments.enter({ tournamentId, entryId: randomUUID(), pin, team })

  expect(await refusal(enter('000000'))).toBe('TOURNAMENT_NOT_FOUND')
  await organiser.tournaments.publish({ tournamentId })
  expect(await refusal(enter('000000'))).toBe('ENTRY_CLOSED')
  const opened = await organiser.tournaments.openEntry({
    tournamentId,
    isOpen: true,
    deadline: null,
  })
  const pin = opened.data.entry.pin ?? ''
  const wrong = pin === '000000' ? '000001' : '000000'
  expect(await refusal(enter(wrong))).toBe('WRONG_PIN')
  const { data } = await enter(pin)
  expect(data).toMatchObject({ status: 'requested', team: { name: 'Hamlets' } })
  const waiting = { kind: 'tournament-entry', of: { id: tournamentId }, count: 1 }
  expect((await organiser.tasks.own()).data).toMatchObject([waiting])
  expect(await refusal(enter(pin))).toBe('ENTERED_TWICE')
  const accepted = { tournamentId, entryId: data.id, status: 'accepted' } as const
  const { entries } = (await organiser.tournaments.answerEntry(accepted)).data
  expect(entries).toMatchObject([{ status: 'accepted', manager: 'Someone Else' }])

  const yesterday = '2020-01-01T00:00:00Z'
  await organiser.tournaments.openEntry({ tournamentId, isOpen: true, deadline: yesterday })
  expect(await refusal(enter(pin))).toBe('ENTRY_OVER')
})

/** A public cup that teams enter with a PIN, and one that is not its PIN. */
async function anOpenCup() {
  const organiser = await aClient()
  const tournamentId = await aCup(organiser)
  await organiser.tournaments.publish({ tournamentId })
  const opened = await organiser.tournaments.openEntry({
    tournamentId,
    isOpen: true,
    deadline: null,
  })
  const pin = opened.data.entry.pin ?? ''
  return { tournamentId, pin, wrong: pin === '000000' ? '000001' : '000000' }
}

const guess = (client: Client, tournamentId: string, pin: string) =>
  refusal(
    client.tournaments.enter({
      tournamentId,
      entryId: randomUUID(),
      pin,
      team: { name: `Hamlets ${randomUUID()}` },
    }),
  )

test('a PIN cannot be guessed by trying', async () => {
  const captain = await aClient()
  const { tournamentId, pin, wrong } = await anOpenCup()

  for (let at = 0; at < 10; at++)
    expect(await guess(captain, tournamentId, wrong)).toBe('WRONG_PIN')
  expect(await guess(captain, tournamentId, pin)).toBe('TOO_MANY_TRIES')
})

test('accounts that try PINs out together keep nobody out who knows it', async () => {
  const { tournamentId, pin, wrong } = await anOpenCup()
  for (let account = 0; account < 20; account++) {
    const guesser = await aClient()
    for (let at = 0; at < 10; at++) await guess(guesser, tournamentId, wrong)
  }
  const [captain, guesser] = [await aClient(), await aClient()]

  expect(await guess(captain, tournamentId, wrong)).toBe('WRONG_PIN')
  expect(await guess(captain, tournamentId, pin)).toBeUndefined()
  for (let at = 0; at < 3; at++) expect(await guess(guesser, tournamentId, wrong)).toBe('WRONG_PIN')
  expect(await guess(guesser, tournamentId, pin)).toBe('TOO_MANY_TRIES')
})

test('seeded teams are kept apart, and groups are of like size', () => {
  const entry = fc.record({ id: fc.uuid(), seed: fc.boolean() })
  const entries = fc.uniqueArray(entry, { minLength: 4, maxLength: 24, selector: ({ id }) => id })
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 4 }), fc.string(), (given, count, seed) => {
      let last = 0
      const drawn = given.map((one) => ({ id: one.id, seed: one.seed ? (last += 1) : null }))
      const groups = drawGroups(drawn, count, seed)
      const pots = groups.map((group) =>
        group.flatMap((id) => {
          const place = drawn.find((one) => one.id === id)?.seed ?? null
          return place === null ? [] : Math.floor((place - 1) / count)
        }),
      )

      expect(groups.flat().toSorted()).toEqual(given.map(({ id }) => id).toSorted())
      const sizes = groups.map(({ length }) => length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      for (const pot of pots) expect(new Set(pot).size).toBe(pot.length)
    }),
  )
})

test('everybody reads how the groups of a public tournament were drawn', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, six)
  const details = async () => (await client.tournaments.show({ tournamentId })).data
  const first = await client.tournaments.setGroups({ tournamentId, groups: { count: 2 } })
  await client.tournaments.publish({ tournamentId })
  expect((await details()).decisions).toEqual([])
  const ids = first.data.entries.map(({ id }) => id)

  const groups = [0, 1].map((odd) => ids.filter((_id, at) => at % 2 === odd))
  await client.tournaments.setGroups({ tournamentId, groups })
  await client.tournaments.setGroups({ tournamentId, groups })
  const { data } = await client.tournaments.setGroups({ tournamentId, groups: { count: 3 } })

  const { decisions, details: shown } = await details()
  expect(decisions.map(({ kind }) => kind)).toEqual(['grouped', 'grouped'])
  expect(decisions[0]?.said.reason).toBe(`They were drawn with the seed ${data.draw?.seed}.`)
  expect(decisions[1]?.said.reason).toBe('The organiser chose them.')
  const teams = shown?.teams ?? []
  const drawn = teams.map(({ entryId, seed }) => ({ id: entryId, seed }))
  const again = drawGroups(drawn, 3, shown?.draw?.seed ?? '')
  const drawnAgain = Object.groupBy(teams, ({ group }) => group ?? '')
  expect(Object.keys(drawnAgain)).toEqual(['A', 'B', 'C'])
  expect(
    Object.values(drawnAgain).map((group) => group?.map(({ entryId }) => entryId).toSorted()),
  ).toEqual(again.map((group) => group.toSorted()))
})

test('groups are drawn by a seed with which anybody can draw again', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, six)
  const { data } = await client.tournaments.setGroups({ tournamentId, groups: { count: 2 } })
  const groupsOf = ({ entries }: typeof data) =>
    ['A', 'B'].map((name) => entries.filter(({ group }) => group === name).map(({ id }) => id))
  const ids = data.entries.map(({ id }) => id)
  const drawn = drawGroups(data.entries, 2, data.draw?.seed ?? '')

  expect(groupsOf(data).map((group) => group.toSorted())).toEqual(
    drawn.map((group) => group.toSorted()),
  )
  expect(drawn.map(({ length }) => length)).toEqual([3, 3])
  expect(
    new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(drawGroups(data.entries, 2, `${seed}`))))
      .size,
  ).toBeGreaterThan(1)
  const byHand = [ids.slice(0, 4), ids.slice(4)]
  const set = await client.tournaments.setGroups({ tournamentId, groups: byHand })
  expect(groupsOf(set.data).map((group) => new Set(group))).toEqual(
    byHand.map((group) => new Set(group)),
  )
  expect(set.data.draw).toBeNull()
  const uneven = client.tournaments.setGroups({
    tournamentId,
    groups: [ids.slice(1), ids.slice(0, 1)],
  })
  expect(await refusal(uneven)).toBe('NEEDS_TWO_TEAMS')
})
