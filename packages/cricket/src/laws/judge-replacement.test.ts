import { expect, test } from 'vitest'
import { RETURNED, SUBSTITUTE_ROLE } from '../facts.ts'
import type { Fact, PlayerReplaced } from '../facts.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { t20 } from '../formats/t20.ts'
import { startMatch } from '../fold/match.ts'
import { Book, setupFor, write } from '../fold/play.testing.ts'
import { dueOf } from './due.ts'
import { judge } from './judge.ts'
import { strangerIn } from './strangers.ts'

/** The code of the refusal, or "ok". */
const verdict = ({ state }: Book, fact: Fact) => {
  const answer = judge(state, fact)
  return answer.ok ? 'ok' : answer.code
}

const substitute = (comes: string, out: string, reason = 'injury'): PlayerReplaced => ({
  type: 'player-replaced',
  team: 'a',
  in: comes,
  out,
  reason,
  role: SUBSTITUTE_ROLE,
})

const replacement = (comes: string, out: string, reason = 'concussion_substitute') =>
  ({
    type: 'player-replaced',
    team: out.slice(0, 1),
    in: comes,
    out,
    reason,
  }) satisfies PlayerReplaced

/** Thirteen are listed a side; eleven play. */
function thirteen(conditions: PlayingConditions = t20): Book {
  const book = new Book(conditions)
  const [h, a] = setupFor(conditions).teams
  const more = (id: string) => [12, 13].map((n) => ({ id: `${id}${n}`, name: `Spare ${id}${n}` }))
  const teams = [
    { ...h, players: [...h.players, ...more('h')] },
    { ...a, players: [...a.players, ...more('a')] },
  ] as const
  book.state = startMatch({ conditions, teams })
  return book.write({ type: 'innings-started', battingTeam: 'h', openers: ['h1', 'h2'] })
}

const ball = {
  type: 'ball-bowled',
  striker: 'h1',
  nonStriker: 'h2',
  bowler: 'a7',
  runs: 0,
} as const

test('a substitute fields and catches, but does not bowl or lead (Law 24.1.2)', () => {
  const book = write(t20, 'h: .')
  expect(verdict(book, substitute('Yasir Malik', 'a3'))).toBe('ok')
  book.write(substitute('Yasir Malik', 'a3'))
  const catcher = { kind: 'caught', playerOut: 'h1' } as const
  const by = (fielder: object) => ({ ...ball, wickets: [{ ...catcher, fielders: [fielder] }] })

  expect(verdict(book, by({ player: 'Yasir Malik', substitute: true }))).toBe('ok')
  expect(verdict(book, by({ player: 'Yasir Malik' }))).toBe('not-in-fielding-side')
  expect(verdict(book, { type: 'bowler-came-on', player: 'Yasir Malik' })).toBe(
    'substitute-only-fields',
  )
  const named = { type: 'roles-named', team: 'a' } as const
  expect(verdict(book, { ...named, captain: 'Yasir Malik' })).toBe('substitute-only-fields')
  expect(verdict(book, { ...named, keeper: 'Yasir Malik' })).toBe('ok')
})

test('who is off the field neither bowls nor catches until the return (Law 24.2)', () => {
  const book = write(t20, 'h: . . . . . .').write(substitute('Yasir Malik', 'a8'))
  const on = { type: 'bowler-came-on', player: 'a8' } as const
  const caught = { kind: 'caught', playerOut: 'h1', fielders: [{ player: 'a8' }] } as const

  expect(verdict(book, on)).toBe('off-the-field')
  expect(dueOf(book.state).bowlers).not.toContain('a8')
  expect(verdict(book, { ...ball, bowler: 'a9', wickets: [caught] })).toBe('off-the-field')
  expect(verdict(book, substitute('another', 'a8'))).toBe('off-the-field')
  book.write(substitute('another', 'Yasir Malik'))
  expect(book.state.current?.substitutes).toEqual([{ in: 'another', out: 'a8' }])
  book.write(substitute('a8', 'another', RETURNED))
  expect(verdict(book, on)).toBe('ok')
  expect(book.state.current?.substitutes).toEqual([])
})

test('substitutes are for the side in the field, and by somebody who does not play', () => {
  const book = write(t20, 'h: .')

  expect(verdict(book, substitute('a9', 'a3'))).toBe('already-plays')
  expect(verdict(book, substitute('h1', 'a3'))).toBe('already-plays')
  expect(verdict(book, substitute('h9', 'a3'))).toBe('ok')
  expect(verdict(book, substitute('x', 'h1'))).toBe('not-in-fielding-side')
  expect(verdict(book, { ...substitute('x', 'h1'), team: 'h' })).toBe('not-in-fielding-side')
  expect(verdict(book, substitute('a3', 'a3'))).toBe('replaces-nobody')
  expect(verdict(new Book(t20), substitute('x', 'a3'))).toBe('no-innings')
  expect(verdict(thirteen(), substitute('a12', 'a3'))).toBe('ok')
})

test('substitutes go off with the innings', () => {
  const book = write(t20, `h: ${'W '.repeat(9)}`).write(substitute('Yasir Malik', 'a8'))
  book.bowl('W').write({ type: 'innings-started', battingTeam: 'a' })

  expect(book.state.current?.substitutes).toEqual([])
  expect(verdict(book, { ...ball, striker: 'a1', nonStriker: 'a8', bowler: 'h7' })).toBe('ok')
})

test('who comes in for good bats and bowls, and who was replaced does neither', () => {
  const book = thirteen()
  expect(verdict(book, replacement('a12', 'a7'))).toBe('ok')
  book.write(ball).write(replacement('a12', 'a7'))

  expect(verdict(book, ball)).toBe('replaced')
  expect(verdict(book, { ...ball, bowler: 'a12' })).toBe('ok')
  expect(dueOf(book.state).bowlers).toContain('a12')
  expect(dueOf(book.state).bowlers).not.toContain('a7')
  expect(verdict(book, replacement('a13', 'a7'))).toBe('replaced')
  expect(verdict(book, replacement('a7', 'a12'))).toBe('replaced')
  expect(verdict(book, replacement('a7', 'a12', 'national_release'))).toBe('ok')
})

test('a batter retires before being replaced, and does not return (Law 25.4)', () => {
  const book = thirteen().write(ball)
  expect(verdict(book, replacement('h12', 'h1'))).toBe('at-the-wicket')
  book.write({ type: 'batter-retired', player: 'h1', reason: 'hurt' })
  expect(verdict(book, replacement('h12', 'h1'))).toBe('ok')
  book.write(replacement('h12', 'h1'))

  expect(verdict(book, { type: 'batter-returned', player: 'h1' })).toBe('replaced')
  expect(dueOf(book.state)).toMatchObject({ hurt: [] })
  expect(dueOf(book.state).batters).toContain('h12')
  expect(verdict(book, { type: 'batter-came-in', player: 'h12' })).toBe('ok')
})

test('nobody joins a side who plays already (Law 1.2)', () => {
  const book = thirteen()

  expect(verdict(book, replacement('h13', 'a3'))).toBe('already-plays')
  expect(verdict(book, replacement('a12', 'x'))).toBe('no-such-team')
  expect(verdict(book, { ...replacement('a12', 'h1'), team: 'a' })).toBe('not-in-side')
  expect(verdict(write(t20, 'h: .'), replacement('a9', 'a3'))).toBe('already-plays')
  expect(verdict(book, { type: 'player-replaced', in: 'a12', reason: 'x' })).toBe('replaces-nobody')
})

test('the conditions of a match may say which replacements there are', () => {
  const book = thirteen({ ...t20, replacements: ['concussion_substitute'] })

  expect(verdict(book, replacement('a12', 'a3'))).toBe('ok')
  expect(verdict(book, replacement('a12', 'a3', 'impact_player'))).toBe('replacement-not-allowed')
  expect(verdict(book, substitute('a12', 'a3'))).toBe('ok')
})

test('who was replaced may be out already, and the side has no wicket more (playing conditions)', () => {
  const book = thirteen().write({ ...ball, wickets: [{ kind: 'bowled', playerOut: 'h1' }] })
  book.write(replacement('h12', 'h1', 'impact_player'))

  expect(verdict(book, { type: 'batter-came-in', player: 'h12' })).toBe('ok')
  expect(book.state.current?.wickets).toBe(1)
  expect(book.state.current?.wicketLimit).toBe(10)
})

test('a substitute may be a stranger by name, a replacement may not', () => {
  const { state } = thirteen()

  expect(strangerIn(state, substitute('Yasir Malik', 'a3'))).toBeNull()
  expect(strangerIn(state, replacement('Yasir Malik', 'a3'))).toBe('not-in-side')
})

test('who retired hurt and is due back can be timed out (Law 40.1)', () => {
  const book = write(t20, 'h: Wrth').write({ type: 'batter-came-in', player: 'h3' })
  const late = { type: 'batter-dismissed', player: 'h2', kind: 'timed out' } as const
  const out = book.state.current?.batters.find(({ left }) => left === 'hurt')?.id ?? ''
  expect(verdict(book, { ...late, player: out })).toBe('batter-away')
  book.bowl('W')
  expect(verdict(book, { ...late, player: out })).toBe('ok')
  book.write({ ...late, player: out })

  expect(book.state.current).toMatchObject({ wickets: 2, away: 0 })
})
