import { randomUUID } from 'node:crypto'
import { TeamId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { anOrganisation, someone } from '#app/access-walk/people.testing.ts'
import { refusal } from '#tournaments/fixtures/cup.testing.ts'
import {
  aCupAt,
  anOfficial,
  appointing,
  asking,
  bookOf,
  onPanel,
  ruled,
  SATURDAY,
  startAppointing,
  SUNDAY,
  tokenIn,
} from './appointments.testing.ts'

const { app, letters, anybody } = await startAppointing()
const asked = asking({ letters })

test('an official accepts by the link in the email, once, and is named at the match', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const { token, fields, letter } = await asked(cup, 'Una Pire')
  expect(letter).toMatchObject({ to: fields.email })
  expect((await anybody.appointments.showByLink({ token })).data).toMatchObject({
    role: 'umpire',
    state: 'asked',
    fee: ruled.umpireFee,
  })

  await anybody.appointments.answerByLink({ token, accepts: true })
  await anybody.appointments.answerByLink({ token, accepts: true })

  const other = anybody.appointments.answerByLink({ token, accepts: false })
  expect(await refusal(other)).toBe('APPOINTMENT_ANSWERED')
  const matchId = cup.matches[0]!
  const { info } = (await anybody.matches.show({ matchId })).data
  expect(info.officials).toMatchObject([{ role: 'umpire', person: { name: 'Una Pire' } }])
  expect((await bookOf(cup)).matches[0]!.open).toEqual(['umpire', 'scorer'])
})

test('whoever declines frees the place, and the organiser is told why', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const { token } = await asked(cup, 'Una Pire')

  await anybody.appointments.answerByLink({ token, accepts: false, reason: 'At a wedding' })

  const [letter] = await letters()
  expect(letter?.text).toContain('At a wedding')
  const { matches } = await bookOf(cup)
  expect(matches[0]!.open).toEqual(['umpire', 'umpire', 'scorer'])
  expect(matches[0]!.appointments).toMatchObject([{ state: 'declined', reason: 'At a wedding' }])
})

test('whoever runs the organisation is told of a refusal too, once', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const organisationId = await anOrganisation(app, 'association')
  const owner = await someone(app, { roles: [{ organisationId, role: 'owner' }] })
  await app.db
    .insertInto('membership')
    .values({
      organisation_id: organisationId,
      account_id: cup.accountId,
      role: 'admin',
      granted_at: app.now(),
    })
    .execute()
  await app.db
    .updateTable('tournament_setup')
    .set({ organisation_id: organisationId })
    .where('id', '=', cup.tournamentId)
    .execute()
  const { token } = await asked(cup, 'Una Pire')
  await anybody.appointments.answerByLink({ token, accepts: false, reason: 'At a wedding' })

  const running = await app.db
    .selectFrom('account')
    .select('email')
    .where('id', 'in', [owner, cup.accountId])
    .execute()
  const told = (await letters()).filter(({ text }) => text.includes('At a wedding'))
  expect(told.map(({ to }) => to).toSorted()).toEqual(running.map(({ email }) => email).toSorted())
})

test('a link is over once it has expired, or the place was taken back', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const { token, id } = await asked(cup, 'Una Pire')
  const late = await asked(cup, 'Late Comer')
  await app.db
    .updateTable('appointment')
    .set({ expires_at: '2020-01-01T00:00:00Z' })
    .where('id', '=', late.id)
    .execute()
  await cup.client.appointments.release({ tournamentId: cup.tournamentId, appointmentId: id })

  const answers = [token, late.token, 'x'.repeat(43)].map((one) =>
    refusal(anybody.appointments.answerByLink({ token: one, accepts: true })),
  )

  expect(await Promise.all(answers)).toEqual(Array(3).fill('APPOINTMENT_LINK_OVER'))
  const [letter] = await letters()
  expect(letter?.text).toContain('released')
})

test('nobody is appointed to two matches at once, in whichever tournament', async () => {
  const [one, other] = [await aCupAt(app, [SATURDAY]), await aCupAt(app, [SATURDAY, SUNDAY])]
  const fields = anOfficial('Una Pire')
  const inOne = await onPanel(one, fields)
  const inOther = await onPanel(other, { ...fields, email: fields.email.toUpperCase() })

  const both = await Promise.all([
    refusal(appointing(one, inOne)),
    refusal(appointing(other, inOther)),
  ])

  expect(both.filter((code) => code === undefined)).toHaveLength(1)
  expect(both.filter((code) => code === 'APPOINTED_ELSEWHERE')).toHaveLength(1)
  expect(await refusal(appointing(other, inOther, { match: 1 }))).toBeUndefined()
})

test('an appointment that is asked for again changes nothing', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const panelId = await onPanel(cup, anOfficial('Una Pire'))
  await letters()
  const id = randomUUID()

  await appointing(cup, panelId, { id })
  await appointing(cup, panelId, { id })

  expect(await letters()).toHaveLength(1)
  expect((await bookOf(cup)).matches[0]!.appointments).toHaveLength(1)
})

test('a conflict of interest, days away and a role that somebody does not have refuse', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const conflicts = [{ teamId: TeamId.parse(cup.teamIds[0]), kind: 'family' as const }]
  const relative = await onPanel(cup, anOfficial('Rela Tive', { conflicts }))
  const scorer = await onPanel(cup, anOfficial('Sco Rer', { roles: ['scorer'] }))
  const traveller = await onPanel(cup, anOfficial('Tra Veller'))
  await app.db
    .updateTable('official')
    .set({ away: '{[2030-06-01,2030-06-02)}' })
    .where('id', 'in', (from) =>
      from.selectFrom('panel_official').select('official_id').where('id', '=', traveller),
    )
    .execute()

  const codes = []
  for (const one of [relative, scorer, traveller]) codes.push(await refusal(appointing(cup, one)))

  expect(codes).toEqual(Array(3).fill('CANNOT_BE_APPOINTED'))
})

test('proposals are fair, and appointing them fills every place', async () => {
  const cup = await aCupAt(app, [SATURDAY, SATURDAY, SUNDAY, SUNDAY])
  const { client, tournamentId } = cup
  for (const name of ['A', 'B', 'C', 'D']) await onPanel(cup, anOfficial(`Umpire ${name}`))
  for (const name of ['E', 'F'])
    await onPanel(cup, anOfficial(`Scorer ${name}`, { roles: ['scorer'] }))

  const { data } = await client.appointments.propose({ tournamentId })

  expect(data).toHaveLength(12)
  const appointments = data.map(({ matchId, role, official }) => ({
    id: randomUUID(),
    matchId,
    role,
    panelId: official?.panelId ?? '',
  }))
  await client.appointments.appoint({ tournamentId, appointments })
  const book = await bookOf(cup)
  expect(book.matches.flatMap(({ open }) => open)).toEqual([])
  expect(book.panel.map(({ matches }) => matches)).toEqual([2, 2, 2, 2, 2, 2])
})

test('a match that moves asks its officials again, and releases whoever is elsewhere then', async () => {
  const cup = await aCupAt(app, [SATURDAY, SUNDAY])
  const { client, tournamentId } = cup
  const both = await onPanel(cup, anOfficial('Both Days'))
  await appointing(cup, both)
  await appointing(cup, both, { match: 1 })
  const { token } = await asked(cup, 'Una Pire')
  await anybody.appointments.answerByLink({ token, accepts: true })
  await letters()
  const { fixtures } = (await client.tournaments.programme({ tournamentId })).data
  const fixture = fixtures.find(({ match }) => match?.id === cup.matches[0])!

  await client.tournaments.saveFixture({
    tournamentId,
    fixtureId: fixture.id,
    startsAt: SUNDAY,
    ground: fixture.ground,
  })

  const sent = await letters()
  expect(sent.map(({ subject }) => subject).join()).toContain('Can you be umpire?')
  const states = (await bookOf(cup)).matches
    .find(({ id }) => id === cup.matches[0])!
    .appointments.map(({ name, state }) => `${name} ${state}`)
  expect(states.toSorted()).toEqual(['Both Days released', 'Una Pire asked'])
  const again = sent.find(({ text }) => tokenIn(text) !== '')!
  await anybody.appointments.answerByLink({ token: tokenIn(again.text), accepts: true })
})
