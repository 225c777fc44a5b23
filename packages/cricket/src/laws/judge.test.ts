import { expect, test } from 'vitest'
import type { Fact } from '../facts.ts'
import { hundred } from '../formats/hundred.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { outcomeOf } from '../result/outcome.ts'
import { judge } from './judge.ts'
import { parseBall } from '../text/notation.ts'
import { write } from '../fold/play.testing.ts'
import type { Book } from '../fold/play.testing.ts'

/** The code of the refusal, or "ok". */
function verdict(book: Book, fact: Fact): string {
  const answer = judge(book.state, fact)
  return answer.ok ? 'ok' : answer.code
}

function ball(book: Book, text: string, who: object = {}): string {
  const parsed = parseBall(text, book.due(), book.state.setup.conditions)
  if (!parsed.ok) throw new Error(parsed.message)
  return verdict(book, { ...parsed.value, ...who })
}

test('penalty runs for a slow over rate are those of the playing conditions', () => {
  const six: Fact = { type: 'penalty-awarded', team: 'h', runs: 6 }

  expect(verdict(write(t20, 'h: .'), six)).toBe('penalty-not-five')
  expect(verdict(write({ ...t20, overRatePenalty: 6 }, 'h: .'), six)).toBe('ok')
  expect(ball(write({ ...t20, overRatePenalty: 6 }, 'h: .'), '6p')).toBe('ok')
})

test('who retired hurt may bat on when all others are out, also in a chase that this had ended', () => {
  const book = write(t20, 'h: 4', 'a: .')
  book.write({ type: 'innings-ended', reason: 'closed' })
  const chase = write(t20, 'h: 4 declared', 'a: .')
  chase.write({ type: 'batter-retired', player: 'a1', reason: 'hurt' }).bowl('W '.repeat(9))
  const back: Fact = { type: 'batter-returned', player: 'a1' }

  expect(chase.state.current?.closed).toBe('all out')
  expect(verdict(chase, back)).toBe('ok')
  expect(verdict(chase, { ...back, player: 'a2' })).toBe('batter-not-away')
  expect(outcomeOf(chase.write(back).state)).toBeNull()
  expect(verdict(book, back)).not.toBe('ok')
})

test('balls come in an innings that is not over', () => {
  const over = write(t20, `h: ${'W '.repeat(10)}`)
  const empty = write(t20)

  expect(
    verdict(over, { type: 'ball-bowled', striker: 'h1', nonStriker: 'h2', bowler: 'a9', runs: 0 }),
  ).toBe('innings-over')
  expect(
    verdict(empty, { type: 'ball-bowled', striker: 'h1', nonStriker: 'h2', bowler: 'a9', runs: 0 }),
  ).toBe('no-innings')
})

test('the player of the match is of one of the sides, or was until the replacement came', () => {
  const book = write(t20, `h: ${'W '.repeat(10)}`, 'a: 1')
  const best = (...players: string[]) => verdict(book, { type: 'player-of-match', players })

  expect(best('a1')).toBe('ok')
  expect(best('h3', 'a7')).toBe('ok')
  expect(best('a1', 'stranger')).toBe('not-in-side')
  book.write({
    type: 'player-replaced',
    team: 'h',
    in: 'h12',
    out: 'h3',
    reason: 'concussion_substitute',
  })
  expect(best('h3', 'h12')).toBe('ok')
})

test('nothing is bowled after the match', () => {
  const book = write(t20, `h: ${'W '.repeat(10)}`, 'a: 1')

  expect(
    verdict(book, { type: 'ball-bowled', striker: 'a1', nonStriker: 'a2', bowler: 'h8', runs: 0 }),
  ).toBe('match-over')
})

test('only players of the sides bat, bowl and field', () => {
  const book = write(t20, 'h: .')
  const stranger = { kind: 'caught', playerOut: 'h1', fielders: [{ player: 'h5' }] } as const

  expect(ball(book, '.', { bowler: 'h7' })).toBe('not-in-fielding-side')
  expect(ball(book, '.', { nonStriker: 'a1' })).toBe('not-in-batting-side')
  expect(ball(book, '.', { wickets: [stranger] })).toBe('not-in-fielding-side')
  book.write({ type: 'player-replaced', team: 'a', in: 'x', reason: 'concussion_substitute' })
  expect(ball(book, '.', { bowler: 'x' })).toBe('ok')
})

test('who is out does not bat again and who is in cannot be left out', () => {
  const book = write(t20, 'h: . W')

  expect(ball(book, '.', { striker: 'h1' })).toBe('batter-out')
  expect(ball(book, '.', { nonStriker: 'h4' })).toBe('still-at-the-wicket')
  expect(ball(book, '.', { striker: 'h2' })).toBe('same-batter-twice')
  expect(verdict(book, { type: 'batter-came-in', player: 'h5' })).toBe('ok')
})

test('a batter who retired hurt returns before batting on', () => {
  const book = write(t20, 'h: Wrth W')

  expect(ball(book, '.', { striker: 'h1', nonStriker: 'h2' })).toBe('batter-away')
  expect(verdict(book, { type: 'batter-returned', player: 'h1' })).toBe('ok')
  expect(verdict(book, { type: 'batter-returned', player: 'h2' })).toBe('batter-not-away')
})

test('runs are those that a ball can bring', () => {
  const book = write(t20, 'h:')
  const cases = {
    '99': 'absurd-runs',
    '5x': 'no-such-boundary',
    'wd+4': 'wide-with-bat-runs',
    'wd+2b': 'wide-with-byes',
    'wd+nb': 'wide-and-no-ball',
    '1+2lb': 'byes-and-bat-runs',
    '4p': 'penalty-not-five',
    'nb+4': 'ok',
    '6': 'ok',
  }

  for (const [text, code] of Object.entries(cases))
    expect(`${text} ${ball(book, text)}`).toBe(`${text} ${code}`)
  expect(ball(book, '.', { runs: -1 })).toBe('absurd-runs')
  expect(ball(book, '.', { runs: 1.5 })).toBe('absurd-runs')
  expect(ball(write(hundred, 'h:'), '1nb')).toBe('too-few-extras')
})

test('dismissals are those that the ball allows', () => {
  const fresh = write(t20, 'h:')
  const freeHit = write(t20, 'h: nb')

  expect(ball(fresh, 'wd+Wst')).toBe('ok')
  expect(ball(fresh, 'wd+Wb')).toBe('not-out-on-wide')
  expect(ball(fresh, 'nb+Wro')).toBe('ok')
  expect(ball(fresh, 'nb+Wc')).toBe('not-out-on-no-ball')
  expect(ball(freeHit, 'Wb')).toBe('not-out-on-free-hit')
  expect(ball(freeHit, 'Wro')).toBe('ok')
  expect(ball(fresh, '1+Wc')).toBe('runs-with-dismissal')
  expect(ball(fresh, 'Wc+Wrn')).toBe('ok')
  expect(ball(fresh, 'Wc+Wro')).toBe('out-twice')
  expect(ball(fresh, '.', { wickets: [{ kind: 'lbw', playerOut: 'h2' }] })).toBe('striker-only')
})

test('a side has its innings once, or twice, and follows on only when far behind', () => {
  const once = write(t20, `h: ${'W '.repeat(10)}`)
  const twice = write(testMatch, `h: 6 ${'W '.repeat(10)}`, `a: ${'W '.repeat(10)}`)

  expect(verdict(once, { type: 'innings-started', battingTeam: 'h' })).toBe('no-innings-left')
  expect(verdict(once, { type: 'innings-started', battingTeam: 'a' })).toBe('ok')
  expect(verdict(once, { type: 'innings-started', battingTeam: 'x' })).toBe('no-such-team')
  expect(verdict(once, { type: 'innings-started', battingTeam: 'a', superOver: true })).toBe(
    'super-over-not-due',
  )
  expect(verdict(twice, { type: 'innings-started', battingTeam: 'a' })).toBe(
    'follow-on-not-allowed',
  )
  expect(verdict(twice, { type: 'innings-started', battingTeam: 'h' })).toBe('ok')
})

test('two batters of the side open an innings', () => {
  const book = write(t20)
  const start = (...openers: [string, string]) =>
    verdict(book, { type: 'innings-started', battingTeam: 'h', openers })

  expect(start('h1', 'h2')).toBe('ok')
  expect(start('h1', 'h1')).toBe('same-batter-twice')
  expect(start('h1', 'a2')).toBe('not-in-batting-side')
})

test('nobody who has batted is absent', () => {
  const book = write(t20, 'h: W')

  expect(verdict(book, { type: 'absent-hurt', player: 'h1' })).toBe('has-batted')
  expect(verdict(book, { type: 'absent-hurt', player: 'h2' })).toBe('has-batted')
  expect(verdict(book, { type: 'absent-hurt', player: 'h9' })).toBe('ok')
})

test('a match that is won has a winner', () => {
  const book = write(t20, 'h: .')

  expect(verdict(book, { type: 'match-ended', result: 'won' })).toBe('bad-result')
  expect(verdict(book, { type: 'match-ended', result: 'drawn', winner: 'h' })).toBe('bad-result')
  expect(verdict(book, { type: 'match-ended', result: 'won', winner: 'h' })).toBe('ok')
  expect(verdict(book, { type: 'match-ended', result: 'no result' })).toBe('ok')
})

test('a Super Over follows a tie', () => {
  const book = write(t20, `h: 1 ${'W '.repeat(10)}`, `a: 1 ${'W '.repeat(10)}`)

  expect(verdict(book, { type: 'innings-started', battingTeam: 'a', superOver: true })).toBe('ok')
})

test('a correction is judged where it takes effect', () => {
  const book = write(t20, 'h: . W .')
  const right = {
    type: 'ball-bowled',
    striker: 'h1',
    nonStriker: 'h2',
    bowler: 'a7',
    runs: 2,
  } as const

  expect(verdict(book, { type: 'corrected', seq: 3, fact: right })).toBe('ok')
  expect(verdict(book, { type: 'corrected', seq: 4, fact: right })).toBe('batter-out')
  expect(verdict(book, { type: 'inserted', after: 1, fact: right })).toBe('ok')
  expect(verdict(book, { type: 'inserted', after: 0, fact: right })).toBe('no-innings')
  expect(verdict(book, { type: 'struck-out', seq: 4 })).toBe('ok')
  expect(verdict(book, { type: 'struck-out', seq: 9 })).toBe('no-such-entry')
  expect(verdict(book, { type: 'inserted', after: 9, fact: right })).toBe('no-such-entry')
})

test('judging leaves the match as it was', () => {
  const book = write(t20, 'h: 1 2')
  const before = JSON.stringify(book.state.current?.batters)
  ball(book, '4+5p')
  verdict(book, { type: 'inserted', after: 1, fact: { type: 'noted', text: 'x' } })

  expect(JSON.stringify(book.state.current?.batters)).toBe(before)
})
