import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InningsSummed, TypedCard } from '../facts.ts'
import { write, setupFor } from '../fold/play.testing.ts'
import { startMatch } from '../fold/match.ts'
import type { BatterLine, Innings } from '../fold/state.ts'
import { limited } from '../formats/limited.ts'
import { shorthand } from '../text/shorthand.testing.ts'
import { viewOf } from '../views/view.ts'
import { contradictionsOf } from './card-contradictions.ts'
import { judgeAll } from './judge-all.ts'

const outOf = ({ dismissal, left }: BatterLine): TypedCard['batting'][number]['out'] => {
  if (dismissal !== null) {
    const { kind, bowler, fielders } = dismissal
    return { kind, fielders, ...(bowler !== null && { bowler }) }
  }
  return left === 'hurt' ? { kind: 'retired hurt' } : undefined
}

/** What a scorebook would say of an innings that was scored ball by ball. */
function typed(innings: Innings): InningsSummed {
  const { runs, wickets, balls, wides, noballs, byes, legbyes, penalty } = innings
  return {
    type: 'innings-summed',
    runs,
    wickets,
    balls,
    card: {
      extras: { wides, noballs, byes, legbyes, penalty },
      batting: innings.batters.map((line) => {
        const out = outOf(line)
        const { fours, sixes } = line
        return {
          player: line.id,
          runs: line.runs,
          balls: line.balls,
          fours,
          sixes,
          ...(out && { out }),
        }
      }),
      bowling: innings.bowlers.map(({ id, maidens, ...line }) => ({
        player: id,
        balls: line.balls,
        maidens,
        runs: line.runs,
        wickets: line.wickets,
        wides: line.wides,
        noballs: line.noballs,
      })),
      falls: innings.falls.map((fall) => ({
        player: fall.player,
        runs: fall.runs,
        ...(fall.balls > 0 && { balls: fall.balls }),
      })),
    },
  }
}

const recorded = (fact: InningsSummed) =>
  judgeAll(startMatch(setupFor(limited(20))), [{ type: 'innings-started', battingTeam: 'h' }, fact])

test('a card copied from an innings that was scored holds together and shows the same figures', () => {
  fc.assert(
    fc.property(fc.array(shorthand, { minLength: 1, maxLength: 60 }), (balls) => {
      const { state } = write(limited(20), `h: ${balls.join(' ')}`)
      const judged = recorded(typed(state.innings[0]!))
      const [was] = viewOf(state).innings
      const now = judged.ok ? viewOf(judged.value.state).innings[0] : undefined
      const rows = (view = was) => ({
        batting: view?.batting.map((row) => ({ ...row, dots: 0 })),
        bowling: view?.bowling.map((row) => ({ ...row, dots: 0, fours: 0, sixes: 0 })),
        extras: view?.extras,
        falls: view?.falls.map(({ wicket, runs, id }) => ({ wicket, runs, id })),
      })

      expect(judged.ok ? null : judged.message).toBeNull()
      expect(rows(now)).toEqual(rows())
      expect(now).toMatchObject({ source: 'card', overRows: [], partnerships: [] })
    }),
    { numRuns: 60 },
  )
})

const card: TypedCard = {
  extras: { wides: 3, legbyes: 2 },
  batting: [
    { player: 'h1', runs: 20, out: { kind: 'caught', bowler: 'a7', fielders: [{ player: 'a2' }] } },
    { player: 'h2', runs: 15 },
    { player: 'h3', runs: 10, out: { kind: 'run out' } },
    { player: 'h4', runs: 0 },
  ],
  bowling: [
    { player: 'a7', balls: 24, runs: 28, wickets: 1, maidens: 1 },
    { player: 'a8', balls: 12, runs: 20, wickets: 0 },
  ],
  falls: [
    { player: 'h1', runs: 30 },
    { player: 'h3', runs: 48, balls: 34 },
  ],
}

const fact: InningsSummed = { type: 'innings-summed', runs: 50, wickets: 2, balls: 36, card }

test.each<[string, InningsSummed]>([
  ['The batters’ 45 and 5 extras make 50, but the total is 51.', { ...fact, runs: 51 }],
  ['Batters who are out: 2, but the wickets are 3.', { ...fact, wickets: 3 }],
  ['The bowlers bowl 6 overs, but the innings has 6.1.', { ...fact, balls: 37 }],
  [
    'Home 1 bats twice.',
    { ...fact, card: { ...card, batting: [...card.batting, { player: 'h1', runs: 0 }] } },
  ],
  [
    'Away 8 bowls more than 4 overs.',
    { ...fact, card: { ...card, bowling: [{ player: 'a8', balls: 30, runs: 48, wickets: 1 }] } },
  ],
  [
    'The bowlers concede 47, but without byes, leg byes and penalty runs the total is 48.',
    { ...fact, card: { ...card, bowling: [{ player: 'a7', balls: 36, runs: 47, wickets: 1 }] } },
  ],
  [
    'Wickets of Away 7: 0, but batters who are out to that bowler: 1.',
    { ...fact, card: { ...card, bowling: [{ player: 'a7', balls: 36, runs: 48, wickets: 0 }] } },
  ],
  [
    'Wicket 2 cannot have fallen at 20.',
    {
      ...fact,
      card: {
        ...card,
        falls: [
          { player: 'h1', runs: 30 },
          { player: 'h3', runs: 20 },
        ],
      },
    },
  ],
  [
    'Home 2 falls, but is not out.',
    {
      ...fact,
      card: {
        ...card,
        falls: [
          { player: 'h2', runs: 3 },
          { player: 'h1', runs: 20 },
        ],
      },
    },
  ],
])('a card that does not add up says so: %s', (sentence, wrong) => {
  const state = startMatch(setupFor(limited(20)))

  expect(contradictionsOf(state, wrong)).toContain(sentence)
  expect(recorded(wrong)).toMatchObject({ ok: false, code: 'bad-card' })
})

test('a card without bowling and falls is enough', () => {
  const { bowling: _, falls: __, ...batting } = card

  expect(recorded({ ...fact, card: batting }).ok).toBe(true)
  expect(recorded(fact).ok).toBe(true)
})

test('who is on a card plays in the match, on that side', () => {
  const with1 = (player: string) => ({
    ...fact,
    card: {
      ...card,
      batting: card.batting.map((line, at) => (at === 1 ? { ...line, player } : line)),
    },
  })
  expect(recorded(with1('a1'))).toMatchObject({ ok: false, code: 'not-in-batting-side' })
  expect(recorded(with1('stranger'))).toMatchObject({ ok: false })
})
