import { expect, test } from 'vitest'
import type { PlayerJoined } from '../facts.ts'
import { aways, homes, write } from '../fold/play.testing.ts'
import { listedOf } from '../fold/listed.ts'
import { replay, startMatch } from '../fold/match.ts'
import { nameOf } from '../fold/state.ts'
import { t20 } from '../formats/t20.ts'
import type { Team } from '../setup.ts'
import { scorecard } from '../views/scorecard.ts'
import { dueOf } from './due.ts'
import { judgeAll } from './judge-all.ts'
import { judge } from './judge.ts'
import { strangerIn } from './strangers.ts'

const late: PlayerJoined = { type: 'player-joined', team: 'h', player: 'late', name: 'Zia Late' }
const instead: PlayerJoined = { ...late, insteadOf: 'h11' }

const ten: Team = { ...homes, players: homes.players.slice(0, 10) }
const short = { conditions: t20, teams: [ten, aways] } as const

const codeOf = (...given: Parameters<typeof judge>) => {
  const verdict = judge(...given)
  return verdict.ok ? null : verdict.code
}

test('a side that is short is joined by one who is not listed, and then bats one more', () => {
  const start = { type: 'innings-started', battingTeam: 'h', openers: ['h1', 'h2'] } as const
  const judged = judgeAll(startMatch(short), [start])
  if (!judged.ok) throw new Error(judged.message)
  expect(judged.value.state.current?.wicketLimit).toBe(9)

  const joined = judgeAll(judged.value.state, [late, { type: 'absent-hurt', player: 'late' }])
  if (!joined.ok) throw new Error(joined.message)
  const { state } = joined.value
  expect(state.current?.wicketLimit).toBe(10)
  expect(nameOf(state, 'late')).toBe('Zia Late')
  expect(state.current?.absent).toEqual(['late'])
  expect(codeOf(state, { ...late, player: 'later', name: 'Later' })).toBe('side-full')
})

test('who joins bats and bowls, and is on the scorecard', () => {
  const { state } = write(t20, 'h: 1').write(instead)

  expect(dueOf(state).batters).toContain('late')
  expect(scorecard(state)[0]?.didNotBat.map(({ id }) => id)).toContain('late')
  expect(scorecard(state)[0]?.didNotBat.map(({ id }) => id)).not.toContain('h11')
  const bowler: PlayerJoined = { ...late, team: 'a', insteadOf: 'a2' }
  const fielding = write(t20, 'h:').write(bowler).state
  expect(dueOf(fielding).bowlers).toContain('late')
  expect(dueOf(fielding).bowlers).not.toContain('a2')
})

test('a full side names who does not play, and that one has not played', () => {
  const { state } = write(t20, 'h: 1')

  expect(codeOf(state, late)).toBe('side-full')
  expect(codeOf(state, instead)).toBeNull()
  expect(codeOf(state, { ...late, insteadOf: 'h1' })).toBe('has-played')
  expect(codeOf(state, { ...late, insteadOf: 'a2' })).toBe('not-in-side')
  expect(codeOf(state, { ...instead, team: 'x' })).toBe('no-such-team')
})

test('a match that lists who may be replaced has its team sheets closed', () => {
  const { state } = write({ ...t20, replacements: ['concussion_substitute'] }, 'h: 1')

  expect(codeOf(state, instead)).toBe('replacement-not-allowed')
})

test('nobody joins twice, under a name of the side, or after the match', () => {
  const book = write(t20, 'h:').write(instead)

  expect(codeOf(book.state, { ...late, insteadOf: 'h10' })).toBe('already-plays')
  const namesake = { ...late, player: 'x', name: 'home 3', insteadOf: 'h10' }
  expect(codeOf(book.state, namesake)).toBe('same-name')
  expect(codeOf(book.state, { ...namesake, team: 'a', insteadOf: 'a2' })).toBeNull()
  book.write({ type: 'match-ended', result: 'no result' })
  expect(codeOf(book.state, { ...late, player: 'y', insteadOf: 'h10' })).toBe('match-over')
})

test('undone, the team sheet is as it was', () => {
  const book = write(t20, 'h:').write(instead)
  const { seq } = book.state
  const back = replay(book.state.setup, [
    ...book.state.log,
    { seq: seq + 1, fact: { type: 'struck-out', seq } },
  ])

  expect(listedOf(back, homes)).toEqual(homes.players)
  expect(back.names.has('late')).toBe(false)
  expect(codeOf(back, instead)).toBeNull()
})

test('who joins is no stranger to the facts that are recorded with it', () => {
  const { state } = write(t20, 'h:')
  const came = { type: 'batter-came-in', player: 'late' } as const

  expect(strangerIn(state, came)).toBe('not-in-side')
  expect(strangerIn(state, came, new Set(['late']))).toBeNull()
  expect(strangerIn(state, { ...late, insteadOf: 'nobody' })).toBe('not-in-side')
})
