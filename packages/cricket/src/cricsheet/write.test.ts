import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts } from '../fold/any-facts.testing.ts'
import { evolve, replay, startMatch } from '../fold/match.ts'
import { setupFor, write } from '../fold/play.testing.ts'
import type { MatchState } from '../fold/state.ts'
import { hundred } from '../formats/hundred.ts'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { judge } from '../laws/judge.ts'
import { anyFile } from './any-file.testing.ts'
import { everyKey } from './every-key.testing.ts'
import { file, innings, played, runs, six } from './file.testing.ts'
import { readCricsheet } from './read.ts'
import { sourceOf, writeFile } from './source.ts'
import { writeMatch } from './write.ts'

/** A file written from what was read from it, and stored as JSON between. */
function again(json: object): unknown {
  const state = played(json)
  return writeFile(state, JSON.parse(JSON.stringify(sourceOf({ ...json }, state))))
}

test.each(everyKey)('$what is written again', ({ json }) => {
  expect(again(json)).toEqual(json)
})

test('whatever the format allows is written again', () => {
  fc.assert(
    fc.property(anyFile, (json) => {
      const plain: object = JSON.parse(JSON.stringify(json))
      expect(again(plain)).toEqual(plain)
    }),
  )
})

test('keys that nobody knows are written again where they stood', () => {
  const json = {
    ...file({ innings: [innings([{ ...runs(4), speed: 141.2 }], { weather: ['sun'] })] }),
    licence: { name: 'ODC-BY' },
  }

  expect(again(json)).toEqual(json)
})

test('a key named like a part of every object is a key like any other', () => {
  const json: object = JSON.parse(
    JSON.stringify(file({ info: { constructor: 'x' } })).replace(
      '"gender"',
      '"__proto__":{},"gender"',
    ),
  )

  expect(JSON.stringify(again(json))).toContain('"__proto__":{}')
})

const bare = { meta: { data_version: '1.2.0' }, info: { match_type: 'T20', overs: 20 } }

/** A match that was scored here, read from the file that it is written as. */
function readBack(state: MatchState, info: object): MatchState {
  const { conditions } = state.setup
  const source = {
    ...bare,
    info: { ...info, balls_per_over: conditions.ballsPerOver },
    differences: [],
  }
  const match = readCricsheet(JSON.parse(JSON.stringify(writeFile(state, source))))
  if (!match.ok) throw new Error(match.message)
  const { setup, entries } = match.value
  return replay({ ...setup, conditions }, entries)
}

const formats = fc.constantFrom(
  { conditions: t20, info: { match_type: 'T20', overs: 20 } },
  { conditions: hundred, info: { match_type: 'T20', overs: 20 } },
  { conditions: testMatch, info: { match_type: 'Test' } },
)

test('a match scored here has the same scores when its file is read', () => {
  fc.assert(
    fc.property(anyFacts, formats, (facts, { conditions, info }) => {
      let state = startMatch(setupFor(conditions))
      for (const fact of facts) {
        if (judge(state, fact).ok) state = evolve(state, { seq: state.seq + 1, fact })
      }
      const scores = ({ innings: all, names }: MatchState) =>
        all.map(({ runs: total, wickets, balls, batters }) => {
          const scored = batters.filter((line) => line.runs > 0)
          const lines = scored.map((line) => `${names.get(line.id) ?? line.id} ${line.runs}`)
          return { total, wickets: balls > 0 ? wickets : 0, balls, lines: lines.toSorted() }
        })

      expect(scores(readBack(state, info))).toEqual(scores(state))
    }),
  )
})

test('namesakes are numbered, and so are sides of the same name', () => {
  const [one, other] = setupFor(limited(1)).teams
  const players = ['A Khan', 'A Khan'].map((name, index) => ({ id: `p${index}`, name }))
  const teams = [
    { ...one, name: 'Lions', players },
    { ...other, name: 'Lions' },
  ] as const
  const { info } = writeMatch(startMatch({ conditions: limited(1), teams }), { isNumbered: true })

  expect(info.teams).toEqual(['Lions', 'Lions (2)'])
  expect(info.players['Lions']).toEqual(['A Khan', 'A Khan (2)'])
})

test('a batter who retires between balls leaves on the ball before, unless she returns', () => {
  const book = write(limited(2), 'h: 1 .')
  book.write({ type: 'batter-retired', player: 'h1', reason: 'hurt' })
  book.write({ type: 'batter-came-in', player: 'h3' })
  const wickets = () =>
    writeMatch(book.state, { isNumbered: false }).innings[0]?.overs?.[0]?.deliveries[1]?.wickets

  expect(wickets()).toEqual([{ player_out: 'Home 1', kind: 'retired hurt' }])

  book.write({ type: 'batter-retired', player: 'h3', reason: 'out' })
  book.write({ type: 'batter-returned', player: 'h1' })

  expect(wickets()).toEqual([{ player_out: 'Home 3', kind: 'retired out' }])
})

test('who is out without a ball is out on the ball before', () => {
  const book = write(limited(2), 'h: 1 .')
  book.write({
    type: 'batter-dismissed',
    player: 'h1',
    kind: 'run out',
    fielders: [{ player: 'a7' }],
  })
  book.write({ type: 'batter-dismissed', player: 'h3', kind: 'timed out' })
  const [innings] = writeMatch(book.state, { isNumbered: false }).innings

  expect(innings?.overs?.[0]?.deliveries[1]?.wickets).toEqual([
    { player_out: 'Home 1', kind: 'run out', fielders: [{ name: 'Away 7' }] },
    { player_out: 'Home 3', kind: 'timed out' },
  ])
})

test('the total of an innings that nobody scored is written, and read again', () => {
  const book = write(limited(20), 'h:')
  book.write({ type: 'innings-summed', runs: 150, wickets: 6, balls: 117 })
  const [innings] = readBack(book.state, { match_type: 'T20', overs: 20 }).innings

  expect(writeMatch(book.state, { isNumbered: false }).innings).toEqual([
    { team: 'Homes', overs: [], summed: { runs: 150, wickets: 6, balls: 117 } },
  ])
  expect(innings).toMatchObject({ runs: 150, wickets: 6, balls: 117, closed: 'closed' })

  book.write({ type: 'penalty-awarded', team: 'h', runs: 5 })
  const [penalised] = readBack(book.state, { match_type: 'T20', overs: 20 }).innings
  expect(penalised).toMatchObject({ runs: 155, balls: 117 })
})

test('penalty runs to the side in the field go to its last innings, or to its first', () => {
  const book = write(limited(2), 'h: 1')
  book.write({ type: 'penalty-awarded', team: 'a', runs: 5 })
  book.write({ type: 'penalty-awarded', team: 'h', runs: 5 })
  book.write({ type: 'innings-ended', reason: 'closed' })
  book.write({ type: 'innings-started', battingTeam: 'a' }).bowl('2')
  book.write({ type: 'penalty-awarded', team: 'h', runs: 5 })
  const penalties = writeMatch(book.state, { isNumbered: false }).innings.map(
    (one) => one.penalty_runs,
  )

  expect(penalties).toEqual([{ post: 10 }, { pre: 5 }])
})

test('a chase within overs has its target, and a delivery the number of the legal ball due', () => {
  const [, second] = writeMatch(write(limited(2), 'h: 4 | declared', 'a: wd 1 nb 1').state, {
    isNumbered: true,
  }).innings
  const numbers = second?.overs?.[0]?.deliveries.map((delivery) => delivery.actual_delivery)

  expect(second?.target).toEqual({ overs: 2, runs: 5 })
  expect(numbers).toEqual(['0.1', '0.1', '0.2', '0.2'])
})

test('after a correction the file says what the facts say, and keeps the rest', () => {
  const json = file({ innings: [innings(six, { absent_hurt: ['B Baig'] })] })
  const state = played({ ...json, innings: [{ ...innings(six), colour: 'blue' }] })
  const source = sourceOf({ ...json, innings: [{ ...innings(six), colour: 'blue' }] }, state)
  const corrected = evolve(state, {
    seq: state.seq + 1,
    fact: {
      type: 'struck-out',
      seq: state.log.findLast(({ fact }) => fact.type === 'ball-bowled')?.seq ?? 0,
    },
  })
  const text = JSON.stringify(writeFile(corrected, source, false))

  expect(text).toContain('0a1b2c3d')
  expect(text).not.toContain('blue')
})
