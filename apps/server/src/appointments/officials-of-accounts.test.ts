import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { refusal } from '#tournaments/fixtures/cup.testing.ts'
import {
  aCupAt,
  asking,
  bookOf,
  ruled,
  SATURDAY,
  startAppointing,
  SUNDAY,
} from './appointments.testing.ts'

const { app, letters, anybody } = await startAppointing()
const asked = asking({ letters })

test('whoever accepts as the scorer may score, and nobody else of the panel', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const [scorerId, umpireId] = [await someone(app), await someone(app)]
  const [scorer, umpire] = [await clientAs(app, scorerId), await clientAs(app, umpireId)]
  const [asScorer, asUmpire] = [await asked(cup, 'Sco Rer', 'scorer'), await asked(cup, 'Una Pire')]
  await scorer.appointments.claim({ token: asScorer.token })
  await umpire.appointments.claim({ token: asUmpire.token })
  const matchId = cup.matches[0]!
  const may = async (client: typeof scorer) => (await client.scoring.may({ matchId })).data.score
  expect(await may(scorer)).toBe(false)

  await scorer.appointments.answer({ appointmentId: asScorer.id, accepts: true })
  await umpire.appointments.answer({ appointmentId: asUmpire.id, accepts: true })

  expect([await may(scorer), await may(umpire)]).toEqual([true, false])
  const { tournamentId } = cup
  await cup.client.appointments.release({ tournamentId, appointmentId: asScorer.id })
  expect(await may(scorer)).toBe(false)
})

test('an umpire who has accepted signs the finished match from the own account, and as nobody else', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const umpire = await clientAs(app, await someone(app))
  const { id, token } = await asked(cup, 'Una Pire')
  await umpire.appointments.claim({ token })
  const matchId = cup.matches[0]!
  const signers = async () => (await umpire.scoring.may({ matchId })).data.signers
  expect(await signers()).toEqual([])
  await umpire.appointments.answer({ appointmentId: id, accepts: true })
  const facts = [{ type: 'match-ended', result: 'no result' } as const]
  const { data } = await cup.client.scoring.record({
    matchId,
    device: 'a-phone-of-hers',
    after: 0,
    facts,
  })

  const [signer] = await signers()
  const sign = (as: object) =>
    umpire.scoring.sign({ matchId, seq: data.seq, signer: { ...signer!, ...as } })
  expect(signer).toMatchObject({ role: 'umpire' })
  expect(await refusal(sign({ name: 'Somebody Else' }))).toBe('NOT_ALLOWED')
  expect(await refusal(sign({ role: 'captain', side: 0 }))).toBe('NOT_ALLOWED')
  expect((await sign({})).data.signatures).toMatchObject([signer])
})

test('an official belongs to one account, and an account to one official', async () => {
  const cup = await aCupAt(app, [SATURDAY, SUNDAY])
  const [one, other] = [await asked(cup, 'Una Pire'), await asked(cup, 'Other One')]
  const [first, second] = [
    await clientAs(app, await someone(app)),
    await clientAs(app, await someone(app)),
  ]
  await first.appointments.claim({ token: one.token })
  await first.appointments.claim({ token: one.token })

  expect(await refusal(second.appointments.claim({ token: one.token }))).toBe('OFFICIAL_CLAIMED')
  expect(await refusal(first.appointments.claim({ token: other.token }))).toBe('OFFICIAL_CLAIMED')
  const own = (await first.appointments.own()).data
  expect(own.appointments).toMatchObject([{ state: 'asked', role: 'umpire' }])
  const answer = second.appointments.answer({ appointmentId: one.id, accepts: true })
  expect(await refusal(answer)).toBe('APPOINTMENT_NOT_FOUND')
})

test('days away are kept, and the panel sees them', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const { token } = await asked(cup, 'Una Pire')
  const client = await clientAs(app, await someone(app))
  const away = [{ from: '2030-07-01', until: '2030-07-14' }]
  expect(await refusal(client.appointments.saveAway({ away }))).toBe('APPOINTMENT_NOT_FOUND')
  await client.appointments.claim({ token })

  expect((await client.appointments.saveAway({ away })).data.away).toEqual(away)

  expect((await bookOf(cup)).panel[0]!.away).toEqual(away)
})

test('a fee is owed once the match is over, is paid once, and the books balance', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const { client, tournamentId } = cup
  const { token, id } = await asked(cup, 'Una Pire')
  await anybody.appointments.answerByLink({ token, accepts: true })
  const pay = () => client.appointments.payFee({ tournamentId, appointmentId: id })
  expect(await refusal(pay())).toBe('NOTHING_OWED')
  const { fixtures } = (await client.tournaments.programme({ tournamentId })).data
  const outcome = { kind: 'no result' as const }
  const decided = { tournamentId, fixtureId: fixtures[0]!.id, outcome, reason: 'Rain' }
  await client.tournaments.decideMatch(decided)
  await letters()
  expect((await bookOf(cup)).matches[0]!.appointments[0]).toMatchObject({ settled: 'owed' })

  await pay()
  await pay()

  const { rows } = await app.pool.query<{ account: string; sum: string }>(
    `select account, sum(amount)::text as sum from ledger_entry where appointment_id = $1
     group by account order by account`,
    [id],
  )
  expect(rows).toEqual([
    { account: 'officials', sum: '200000' },
    { account: 'owed to officials', sum: '0' },
    { account: 'paid out', sum: '-200000' },
  ])
  expect((await bookOf(cup)).matches[0]!.appointments[0]).toMatchObject({ settled: 'paid' })
})

test('an address is on a panel once, and whoever is removed is released', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const { client, tournamentId } = cup
  const { fields, panelId } = await asked(cup, 'Una Pire')
  const twice = client.appointments.saveOfficial({ tournamentId, panelId: randomUUID(), fields })
  expect(await refusal(twice)).toBe('OFFICIAL_TWICE')

  await client.appointments.removeOfficial({ tournamentId, panelId })
  await client.appointments.removeOfficial({ tournamentId, panelId })

  const book = await bookOf(cup)
  expect(book.panel).toEqual([])
  expect(book.matches[0]!.appointments).toMatchObject([{ state: 'released' }])
})

test('the audit of a tournament misses umpires and a scorer until they are there, and cites the rule', async () => {
  const soon = new Date(Date.parse(app.now()) + 86_400_000).toISOString()
  const cup = await aCupAt(app, [soon])
  const { client, tournamentId } = cup
  const managed = (await client.tournaments.showManaged({ tournamentId })).data
  const squads = { ...managed.fields.squads, clauses: { umpires: '7.1' } }
  const fields = { ...managed.fields, squads }
  await client.tournaments.save({ tournamentId, revision: managed.revision, fields })
  const rules = { ...ruled, umpires: 1 }
  await client.appointments.saveRules({ tournamentId, rules })
  const missed = async () =>
    (await client.tournaments.squads({ tournamentId })).data.lines.map(
      ({ rule, clause }) => `${rule} ${clause}`,
    )
  expect(await missed()).toEqual(['scorer ', 'umpires 7.1'])

  for (const role of ['umpire', 'scorer'] as const) {
    const { token } = await asked(cup, `Some ${role}`, role)
    await anybody.appointments.answerByLink({ token, accepts: true })
  }

  expect(await missed()).toEqual([])
})

test('fees that another organiser has changed are not changed unseen, and officials neither', async () => {
  const cup = await aCupAt(app, [SATURDAY])
  const { client, tournamentId } = cup
  const { rules: from } = await bookOf(cup)
  const pay = (fee: number, seen: typeof from) => {
    const rules = { ...from, umpireFee: minorUnits(fee) }
    return client.appointments.saveRules({ tournamentId, from: seen, rules })
  }
  await pay(from.umpireFee + 100, from)

  expect(await refusal(pay(from.umpireFee + 200, from))).toBe('STALE_TOURNAMENT')
  expect(await refusal(pay(from.umpireFee + 100, from))).toBeUndefined()
  const { rules: now } = await bookOf(cup)
  expect(now.umpireFee).toBe(from.umpireFee + 100)
  await pay(from.umpireFee + 200, now)

  const { fields, panelId } = await asked(cup, 'Una Pire')
  const save = (seen: typeof fields | null, grade: typeof fields.grade) =>
    client.appointments.saveOfficial({
      tournamentId,
      panelId,
      from: seen,
      fields: { ...fields, grade },
    })
  await save(fields, 'A')
  expect(await refusal(save(fields, 'B'))).toBe('STALE_TOURNAMENT')
  expect(await refusal(save(null, 'B'))).toBe('STALE_TOURNAMENT')
  expect(await refusal(save(fields, 'A'))).toBeUndefined()
  expect((await bookOf(cup)).panel[0]?.grade).toBe('A')
})
