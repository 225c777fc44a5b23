import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positions, statusesByForce, tableAfter } from './brute-force.testing.ts'
import type { League } from './league.ts'
import { bonusLeagues, leagues } from './leagues.testing.ts'
import { type Qualification, qualification } from './qualification.ts'

const league: League = {
  places: 1,
  points: { win: 2, tie: 1 },
  teams: [
    { id: 'a', points: 4 },
    { id: 'b', points: 2 },
    { id: 'c', points: 0 },
  ],
  remaining: [['b', 'c']],
}

function lines(of: League): readonly Qualification[] {
  const answer = qualification(of)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

const statuses = (of: League) => lines(of).map(({ id, status }) => `${id} ${status}`)

test('a team that can only draw level needs the tie-break, and keeps the leader from clinching', () => {
  expect(statuses(league)).toEqual(['a open', 'b tie-break', 'c eliminated'])
})

test('as many places as teams are clinched by all', () => {
  expect(statuses({ ...league, places: 3 })).toEqual(['a clinched', 'b clinched', 'c clinched'])
})

test('rivals that play each other cannot all lose', () => {
  const remaining = [
    ['b', 'c'],
    ['b', 'c'],
  ] as const
  const teams = [
    { id: 'a', points: 5 },
    { id: 'b', points: 4 },
    { id: 'c', points: 4 },
  ]
  expect(statuses({ ...league, teams, remaining })[0]).toBe('a eliminated')
  expect(statuses({ ...league, points: { win: 3, tie: 0 }, teams, remaining })[0]).toBe('a open')
})

test('points may have been taken below nothing', () => {
  const teams = [
    { id: 'a', points: -0.5 },
    { id: 'b', points: -2 },
    { id: 'c', points: -4.5 },
  ]
  const remaining = [['b', 'c']] as const
  expect(statuses({ ...league, teams, remaining })).toEqual(['a open', 'b open', 'c eliminated'])
})

test('without a match to come the points decide, and an equality is a tie-break', () => {
  expect(lines({ ...league, remaining: [] })).toEqual([
    { id: 'a', status: 'clinched', witness: [] },
    { id: 'b', status: 'eliminated', witness: [] },
    { id: 'c', status: 'eliminated', witness: [] },
  ])
  const teams = [...league.teams, { id: 'd', points: 2 }]
  expect(statuses({ ...league, places: 2, teams, remaining: [] })).toEqual([
    'a clinched',
    'b tie-break',
    'c eliminated',
    'd tie-break',
  ])
})

test('half points are exact', () => {
  const teams = [
    { id: 'a', points: 0.3 },
    { id: 'b', points: 0.1 },
  ]
  expect(
    statuses({ places: 1, points: { win: 0.2, tie: 0.1 }, teams, remaining: [['b', 'a']] }),
  ).toEqual(['a open', 'b tie-break'])
})

test('what takes longer than it may is unknown, not wrong', () => {
  const needsSearch: League = {
    places: 2,
    points: { win: 3, tie: 1 },
    teams: [
      { id: 'a', points: 2 },
      { id: 'b', points: 5 },
      { id: 'c', points: 3 },
    ],
    remaining: [
      ['c', 'a'],
      ['c', 'a'],
    ],
  }
  expect(qualification(needsSearch, 0)).toMatchObject({
    value: [{}, { id: 'b', status: 'unknown', witness: [] }, {}],
  })
  expect(statuses(needsSearch)[1]).toBe('b open')
})

test('statuses are those that trying all combinations gives', () => {
  fc.assert(
    fc.property(leagues, (of) => {
      expect(new Map(lines(of).map(({ id, status }) => [id, status]))).toEqual(statusesByForce(of))
    }),
    { numRuns: 300 },
  )
})

test('a search that is given up early says unknown, or is right all the same', () => {
  fc.assert(
    fc.property(leagues, (of) => {
      const answer = qualification(of, 1)
      const truth = statusesByForce(of)
      for (const { id, status } of answer.ok ? answer.value : [])
        expect([truth.get(id), 'unknown']).toContain(status)
    }),
    { numRuns: 200 },
  )
})

test('a witness holds a result for each match and shows what the status says', () => {
  fc.assert(
    fc.property(leagues, (of) => {
      for (const line of lines(of)) {
        expect(line.witness.map(({ teams }) => teams)).toEqual(of.remaining)
        const [first, last] = positions(tableAfter(of, line.witness), line.id)
        if (line.status === 'open' || line.status === 'clinched')
          expect(last).toBeLessThanOrEqual(of.places)
        else if (line.status === 'tie-break') expect(first).toBeLessThanOrEqual(of.places)
        else expect(first).toBeGreaterThan(of.places)
      }
    }),
    { numRuns: 300 },
  )
})

const bonus = { win: [0, 1], tie: [0, 0], loss: [0, 0] } as const

test('a bonus point may bring a team past the leader, or be what it lacks', () => {
  const teams = [
    { id: 'a', points: 4 },
    { id: 'b', points: 2 },
    { id: 'c', points: 0 },
  ]
  const pair = [['b', 'c']] as const
  expect(statuses({ ...league, teams, remaining: pair, bonus })).toEqual([
    'a open',
    'b open',
    'c eliminated',
  ])
  const ahead = teams.with(0, { id: 'a', points: 5 })
  expect(statuses({ ...league, teams: ahead, remaining: pair, bonus })[1]).toBe('b tie-break')
})

test('a side that loses may have bonus points, too', () => {
  const teams = [
    { id: 'a', points: 3 },
    { id: 'b', points: 3 },
  ]
  const remaining = [['a', 'b']] as const
  const losing = { ...bonus, loss: [0, 2] } as const
  const three = { win: 2, tie: 2 }
  expect(statuses({ places: 1, points: three, teams, remaining, bonus: losing })).toEqual([
    'a open',
    'b open',
  ])
})

test('with bonus points, statuses are those that trying all combinations gives', () => {
  fc.assert(
    fc.property(bonusLeagues, (of) => {
      expect(new Map(lines(of).map(({ id, status }) => [id, status]))).toEqual(statusesByForce(of))
    }),
    { numRuns: 300 },
  )
})

test('a witness shows what the status says with all bonus points for one side, and the fewest for the others', () => {
  fc.assert(
    fc.property(bonusLeagues, (of) => {
      for (const line of lines(of)) {
        const isWorst = line.status === 'clinched'
        const table = tableAfter(of, line.witness, (id) =>
          (id === line.id) === isWorst ? 'least' : 'most',
        )
        const [first, last] = positions(table, line.id)
        if (line.status === 'open' || line.status === 'clinched')
          expect(last).toBeLessThanOrEqual(of.places)
        else if (line.status === 'tie-break') expect(first).toBeLessThanOrEqual(of.places)
        else expect(first).toBeGreaterThan(of.places)
      }
    }),
    { numRuns: 300 },
  )
})

test.each([
  [
    { bonus: { ...bonus, win: [2, 1] } },
    'The least bonus points of a win are more than the most: 2 to 1.',
  ],
  [
    { bonus: { ...bonus, loss: [0, 3] } },
    'With its bonus points a tie is worth more than a win, or less than a defeat.',
  ],
  [
    { bonus: { ...bonus, tie: [0, 1 / 3] } },
    `The bonus points of a tie are no points: 0 to ${1 / 3}.`,
  ],
  [{ places: 0 }, 'There must be between 1 and 3 places, as many as there are teams; there are 0.'],
  [{ places: 4 }, 'There must be between 1 and 3 places, as many as there are teams; there are 4.'],
  [{ teams: [] }, 'There are no teams.'],
  [{ teams: [...league.teams, { id: 'a', points: 1 }] }, 'Two teams have the id "a".'],
  [
    { teams: [{ id: 'a', points: -1e7 }], places: 1 },
    'The points of the team "a" are fewer than minus a million: -10000000.',
  ],
  [{ points: { win: -2, tie: 1 } }, 'The points of a win are negative: -2.'],
  [{ points: { win: 1, tie: 2 } }, 'A tie is worth more than a win.'],
  [
    { points: { win: 1, tie: 1 / 3 } },
    `The points of a tie have more than three decimals: ${1 / 3}.`,
  ],
  [
    { remaining: [['a', 'z']] },
    'Remaining match 1 names the team "z", which is not in the league.',
  ],
  [{ remaining: [['b', 'b']] }, 'In remaining match 1, "b" plays itself.'],
] as const)('a league that makes no sense is refused in a sentence: %j', (wrong, message) => {
  expect(qualification({ ...league, ...wrong })).toMatchObject({ ok: false, message })
})
