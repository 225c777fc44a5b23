import { expect, test } from 'vitest'
import { someone } from '#app/access-walk/people.testing.ts'
import { createLog } from '#app/start/create-log.ts'
import { meetDeadlines } from './deadlines.ts'
import { keepReport } from './reports.queries.ts'
import { hoursAfter, impossible, kindsOf, score, startSeasons } from './results.testing.ts'

const { app, aSeason } = await startSeasons()

test('an unanswered result stands after its deadline, and an untold one costs points once', async () => {
  const { client, tournamentId, sides } = await aSeason({ latePoints: 1, answerHours: 24 })
  const [side, other] = [sides[0]!, sides[1]!]
  const { fixtureId, homeCaptain } = side
  await homeCaptain.tournaments.tellResult({ fixtureId, outcome: score(side) })
  const at = (now: string) => meetDeadlines({ ...app, now: () => now })
  await at(hoursAfter(app.now(), 23))
  expect(await kindsOf(client, tournamentId)).toEqual(['told'])

  await at(hoursAfter(app.now(), 25))
  expect((await kindsOf(client, tournamentId)).toSorted()).toEqual(['stood', 'told'])
  const late = hoursAfter(other.startsAt!, 49)
  await at(late)
  await at(late)
  const { adjustments, decisions } = (await client.tournaments.programme({ tournamentId })).data
  const charged = decisions.filter(({ kind }) => kind === 'late')
  expect(adjustments).toHaveLength(charged.length)
  expect(charged.map(({ said }) => said.home)).toContain(other.home.name)
  expect(
    charged.filter(({ said }) => said.home === side.home.name && said.away === side.away.name),
  ).toEqual([])
})

test('a report that cannot stand is told to the operator, and holds up no other', async () => {
  const { client, tournamentId, sides } = await aSeason({ answerHours: 24 })
  const [broken, sound] = [sides[0]!, sides[1]!]
  const accountId = await someone(app)
  const [now, answerBy] = [app.now(), hoursAfter(app.now(), 1)]
  const kept = { fixtureId: broken.fixtureId, outcome: impossible(broken), accountId }
  await keepReport(app.db, { ...kept, now, answerBy })
  const told = { fixtureId: sound.fixtureId, outcome: score(sound) }
  await sound.homeCaptain.tournaments.tellResult(told)
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  await meetDeadlines({ ...app, log, now: () => hoursAfter(app.now(), 25) })

  expect(await kindsOf(client, tournamentId)).toEqual(['stood', 'told'])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(broken.fixtureId)
})
