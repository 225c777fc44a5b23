import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aBatch, anAcademy, dayIn, refusal } from '../academies.testing.ts'
import { aParent, childOf, registered } from '../enrolment/enrolment.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

/** An academy with the drills to begin with, and a batch that trains every day. */
async function withDrills() {
  const academy = await anAcademy(app)
  const { client, organisationId } = academy
  const { id: batchId } = await aBatch(academy)
  await client.academies.addStarterDrills({ organisationId })
  const { data } = await client.academies.addStarterDrills({ organisationId })
  const session = (days: number) => ({
    organisationId,
    batchId,
    day: dayIn(app, days),
    starts: '17:30',
  })
  return { ...academy, batchId, drills: data.drills, session }
}

test('a session is planned from drills, shown on its day, and can be planned from the last one', async () => {
  const { client, organisationId, drills, session } = await withDrills()
  expect(drills).toHaveLength(12)
  const chosen = drills.slice(0, 2).map(({ id }) => ({ drillId: id, minutes: 20, note: '' }))
  const fields = { aim: 'Straight bats', drills: chosen.toReversed() }
  await client.academies.saveSessionPlan({ ...session(0), fields })
  await client.academies.saveSessionPlan({ ...session(0), fields })
  const names = [drills[1]?.name, drills[0]?.name]
  const { data: day } = await client.academies.sessions({ organisationId, day: dayIn(app, 0) })
  expect(day.sessions[0]?.plan?.drills.map(({ name }) => name)).toEqual(names)
  const { data: next } = await client.academies.sessionPlan(session(1))

  expect(next).toMatchObject({
    plan: null,
    minutes: 90,
    earlier: { plan: { aim: 'Straight bats' } },
  })
  const id = drills[0]?.id ?? ''
  await client.academies.removeDrill({ organisationId, id })
  const { data: after } = await client.academies.sessionPlan(session(0))
  expect(after.drills).toHaveLength(11)
  expect(after.plan?.drills).toHaveLength(2)
  const nothing = { aim: '', drills: [] }
  const { data: gone } = await client.academies.saveSessionPlan({ ...session(0), fields: nothing })
  expect(gone.plan).toBeNull()
})

test('a plan is for a session that there is, from drills of the academy', async () => {
  const { client, session } = await withDrills()
  const other = await withDrills()
  const fields = { aim: '', drills: [{ drillId: other.drills[0]?.id ?? '', minutes: 5, note: '' }] }
  const theirs = client.academies.saveSessionPlan({ ...session(0), fields })
  expect(await refusal(theirs)).toBe('PART_NOT_FOUND')
  const never = client.academies.sessionPlan({ ...session(0), starts: '09:00' })
  expect(await refusal(never)).toBe('SESSION_NOT_FOUND')
  expect((await client.academies.sessionPlan(session(0))).data.plan).toBeNull()
})

test('overs of an academy’s nets count among those that a child bowls for a club, once', async () => {
  const academy = await withDrills()
  const { client, organisationId, batchId, session } = academy
  const { parent, accountId } = await aParent(app)
  await parent.academies.enrol({ batchId, fields: childOf(app)('Ann Dar') })
  const [row] = await registered(academy, batchId)
  const { data: club } = await client.organisations.create({
    kind: 'club',
    name: `Ravi ${randomUUID()}`,
    country: 'PK',
    city: '',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  const clubId = club.organisation.id
  const { data: roster } = await client.clubs.addPlayers({
    organisationId: clubId,
    text: 'Ann Dar',
  })
  const playerId = roster.players[0]?.id ?? ''
  await app.pool.query(
    `insert into guardian (player_id, organisation_id, account_id, since) values ($1, $2, $3, now())`,
    [playerId, clubId, accountId],
  )
  const { batchId: _, ...when } = session(0)
  const note = (overs: number) =>
    client.academies.noteOvers({ ...when, enrolmentId: row?.enrolmentId ?? '', overs })
  await note(6)
  await note(4)
  await client.workloads.addNets({
    organisationId: clubId,
    playerId,
    id: randomUUID(),
    day: when.day,
    overs: 3,
    today: when.day,
  })
  const { data } = await client.workloads.bowlers({ organisationId: clubId, today: when.day })

  expect(data.players[0]?.bowled).toEqual([{ day: when.day, overs: 7 }])
  const early = { ...when, day: dayIn(app, 1), enrolmentId: row?.enrolmentId ?? '', overs: 4 }
  expect(await refusal(client.academies.noteOvers(early))).toBe('SESSION_NOT_FOUND')
  expect(organisationId).not.toBe(clubId)
})
