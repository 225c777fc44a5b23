import { expect, test } from 'vitest'
import { hundred } from '../formats/hundred.ts'
import { lastManStands } from '../formats/last-man-stands.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { homes, play, write } from './play.testing.ts'
import { inningsCard } from '../views/scorecard.ts'

function innings(balls: string, conditions = t20) {
  const { current } = play(conditions, `h: ${balls}`)
  if (current === null) throw new Error('No innings.')
  return current
}

test('a wide costs a run, is bowled again and is not faced', () => {
  const { runs, balls, batters, bowlers } = innings('wd 1')

  expect([runs, balls]).toEqual([2, 1])
  expect(batters[0]).toMatchObject({ runs: 1, balls: 1 })
  expect(bowlers[0]).toMatchObject({ runs: 2, wides: 1, balls: 1 })
})

test('runs off the bat on a wide, as a source may have them, are the batter’s but no ball is', () => {
  const book = write(t20, 'h: 1')
  book.write({ type: 'ball-bowled', ...book.due(), runs: 4, extras: { wides: 1 } })
  const { current } = book.state

  expect(current).toMatchObject({ runs: 6, balls: 1, wides: 1 })
  expect(current?.batters).toMatchObject([
    { runs: 1, balls: 1 },
    { runs: 4, balls: 0, fours: 1 },
  ])
  expect(current?.bowlers).toMatchObject([{ runs: 6, balls: 1, wides: 1, fours: 1 }])
  expect(current?.partnership).toMatchObject({ runs: 6, balls: 1, firstRuns: 1, secondRuns: 4 })
})

test('a no-ball is faced, is bowled again and may be hit', () => {
  const { runs, balls, noballs, batters, bowlers, freeHit } = innings('nb+4')

  expect([runs, balls, noballs]).toEqual([5, 0, 1])
  expect(batters[0]).toMatchObject({ runs: 4, balls: 1, fours: 1 })
  expect(bowlers[0]).toMatchObject({ runs: 5, noballs: 1 })
  expect(freeHit).toBe(true)
})

test('a wide keeps a free hit alive and a legal ball ends it', () => {
  expect(innings('nb wd').freeHit).toBe(true)
  expect(innings('nb wd .').freeHit).toBe(false)
})

test('byes, leg byes and penalty runs are not charged to the bowler', () => {
  const { runs, byes, legbyes, penalty, bowlers } = innings('4b 2lb 5p')

  expect([runs, byes, legbyes, penalty]).toEqual([11, 4, 2, 5])
  expect(bowlers[0]).toMatchObject({ runs: 0, balls: 3, dots: 3 })
})

test('an odd run changes the strike, and so does the end of an over', () => {
  expect(innings('1').striker?.id).toBe('h2')
  expect(innings('. . . . . .').striker?.id).toBe('h2')
  expect(innings('. . . . . 1').striker?.id).toBe('h1')
  expect(innings('2wd').striker?.id).toBe('h2')
  expect(innings('nb').striker?.id).toBe('h1')
})

test('the ends change after two sets of five', () => {
  expect(innings('. . . . .', hundred).striker?.id).toBe('h1')
  expect(innings('. . . . . . . . . .', hundred).striker?.id).toBe('h2')
})

test('a four that was run is no boundary', () => {
  expect(innings('4x').batters[0]).toMatchObject({ runs: 4, fours: 0 })
})

test('a new batter takes the place of the one who is out', () => {
  const { striker, nonStriker, falls, bowlers } = innings('1 Wc')

  expect([striker, nonStriker?.id]).toEqual([null, 'h1'])
  expect(falls).toMatchObject([{ wicket: 1, runs: 1, player: 'h2' }])
  expect(bowlers[0]?.wickets).toBe(1)
})

test('a card says at which ball of which over a wicket fell', () => {
  const state = play(t20, 'h: . Wb . . . Wb | wd+Wst | . . . . . . | 4 wd+Wst')
  const { current } = state
  const falls = current === null ? [] : inningsCard(state, current, String).falls

  expect(falls.map(({ overs }) => overs)).toEqual(['0.2', '0.6', '1.0', '2.1'])
})

test('the place of a batter run out in a second run is at the end they had reached', () => {
  const { striker, nonStriker, bowlers } = innings('1+Wrn')

  expect([striker, nonStriker?.id]).toEqual([null, 'h1'])
  expect(bowlers[0]?.wickets).toBe(0)
})

test('two wickets can fall on one ball', () => {
  const { wickets, striker, nonStriker } = innings('Wc+Wrn')

  expect([wickets, striker, nonStriker]).toEqual([2, null, null])
})

test('retired hurt is no wicket, retired out is one', () => {
  expect(innings('Wrth')).toMatchObject({ wickets: 0, away: 1 })
  expect(innings('Wrto')).toMatchObject({ wickets: 1, away: 0 })
})

test('a batter who comes back bats on', () => {
  const book = write(t20, 'h: 1 . 3 Wrth 4 Wb')
  book.write({ type: 'batter-returned', player: 'h1' }).bowl('. 2')
  const { current } = book.state

  expect(current?.away).toBe(0)
  expect(current?.batterById.get('h1')).toMatchObject({ left: null })
})

test('a maiden is a whole over by one bowler without a run off bat, wide or no-ball', () => {
  expect(innings('. . . . . 4b').bowlers[0]?.maidens).toBe(1)
  expect(innings('. . . . .').bowlers[0]?.maidens).toBe(0)
  expect(innings('. . . . . wd .').bowlers[0]?.maidens).toBe(0)
})

test('an over finished by another bowler is nobody’s maiden', () => {
  const book = write(t20, 'h: . . .')
  for (let i = 0; i < 3; i++) {
    book.write({ type: 'ball-bowled', ...book.due(), bowler: 'a8', runs: 0 })
  }
  const { current } = book.state

  expect(current?.bowlers.map(({ balls, maidens }) => [balls, maidens])).toEqual([
    [3, 0],
    [3, 0],
  ])
  expect(current?.over?.closed).toBe(true)
})

test('a miscounted over counts as one over, announced before, during or after', () => {
  const before = write(t20, 'h:').write({ type: 'over-miscounted', over: 0, balls: 7 })
  before.bowl('. . . . . . 1')
  const after = write(t20, 'h: . . . . . .').write({ type: 'over-miscounted', over: 0, balls: 7 })
  after.bowl('1')
  const short = write(t20, 'h: . . . . .').write({ type: 'over-miscounted', over: 0, balls: 5 })

  for (const { state } of [before, after]) {
    expect(state.current).toMatchObject({ balls: 7, miscount: -1 })
    expect(state.current?.overs).toHaveLength(1)
    expect(state.current?.bowlers[0]?.maidens).toBe(0)
  }
  expect(short.state.current?.over?.closed).toBe(true)
  expect(short.state.current?.striker?.id).toBe('h2')
})

test('an innings ends when all are out, the overs are bowled or the target is passed', () => {
  const wickets = 'W '.repeat(10)

  expect(innings(wickets).closed).toBe('all out')
  expect(innings('. '.repeat(120)).closed).toBe('overs')
  expect(play(t20, `h: 6 ${wickets}`, 'a: 6 1').current?.closed).toBe('target')
})

test('penalty runs to the fielding side wait for its innings or swell its last', () => {
  const first = write(t20, 'h: 1').write({ type: 'penalty-awarded', team: 'a', runs: 5 })
  first.write({ type: 'innings-ended', reason: 'closed' })
  first.write({ type: 'innings-started', battingTeam: 'a' })
  const second = write(t20, 'h: 1 W W W W W W W W W W', 'a: .')
  second.write({ type: 'penalty-awarded', team: 'h', runs: 5 })

  expect(first.state.current).toMatchObject({ runs: 5, penalty: 5 })
  expect(second.state.innings[0]).toMatchObject({ runs: 6, penalty: 5 })
})

test('absent batters end an innings early', () => {
  const book = write(testMatch, `h: ${'W '.repeat(9)}`)
  expect(book.state.current?.closed).toBeNull()
  book.write({ type: 'absent-hurt', player: 'h11' })
  expect(book.state.current?.closed).toBe('all out')
})

test('a batter whose place is taken for good does not end an innings early', () => {
  const book = write(t20, 'h: 1 Wrth')
  book.write({ type: 'player-replaced', team: 'h', in: 'x', out: 'h2', reason: 'concussion' })
  book.bowl('W '.repeat(8))
  expect(book.state.current?.closed).toBeNull()
})

test('a partnership counts the runs of both and their extras', () => {
  const { partnerships } = innings('1 4 2lb wd W .')

  expect(partnerships).toMatchObject([
    { runs: 8, balls: 4, firstRuns: 1, secondRuns: 4, unbroken: false },
    { runs: 0, balls: 1, unbroken: true },
  ])
})

test('openers named beforehand are at the wicket before the first ball', () => {
  const book = write(t20)
  book.write({ type: 'innings-started', battingTeam: 'h', openers: ['h3', 'h4'] })

  expect(book.state.current?.striker?.id).toBe('h3')
  expect(book.state.current?.nonStriker?.id).toBe('h4')
})

test('the last one stands alone', () => {
  const book = write({ ...lastManStands, playersPerSide: 11 }, `h: ${'W '.repeat(10)}`)
  expect(book.state.current?.closed).toBeNull()
  book.write({ type: 'ball-bowled', striker: 'h11', nonStriker: 'h11', bowler: 'a8', runs: 1 })
  expect(book.state.current).toMatchObject({ runs: 1, closed: null })
})

test('a scorecard says how each batter got out', () => {
  const state = play(t20, 'h: 4 W Wlbw Wst Wcb Who'.replace('Who', 'Whw'))
  const [innings] = state.innings
  const card = innings && inningsCard(state, innings, (id) => id)

  expect(card?.batting.map(({ how }) => how)).toEqual([
    'b a7',
    'not out',
    'lbw b a7',
    'st (unknown) b a7',
    'c & b a7',
    'hit wicket b a7',
  ])
  expect(card?.didNotBat).toHaveLength(homes.players.length - 6)
})
