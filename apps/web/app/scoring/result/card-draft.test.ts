import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { expect, test } from 'vitest'
import { setup } from '../scoring.testing.ts'
import { cardOf, newCard, outOf } from './card-draft.ts'
import type { BattingDraft, CardDraft } from './card-draft.ts'

const [lions, tigers] = setup.teams
const empty = newCard(lions, tigers)

const bat = (card: CardDraft, player: string, part: Partial<BattingDraft>): CardDraft => ({
  ...card,
  batting: card.batting.map((line) => (line.player === player ? { ...line, ...part } : line)),
})

test('only who batted and who bowled is on the card, with what was typed', () => {
  const caught = { how: 'caught', fielder: 'TB', bowler: 'TC', runs: '12', fours: '2' }
  const draft = bat(bat(empty, 'LA', caught), 'LB', { how: 'not out', runs: '7', balls: '9' })
  const bowling = draft.bowling.map((line) =>
    line.player === 'TC' ? { ...line, overs: '3.2', runs: '19', wickets: '1' } : line,
  )

  expect(cardOf({ ...draft, bowling, extras: { ...draft.extras, wides: '3' } }, t20)).toEqual({
    extras: { wides: 3 },
    batting: [
      {
        player: 'LA',
        runs: 12,
        fours: 2,
        out: { kind: 'caught', bowler: 'TC', fielders: [{ player: 'TB' }] },
      },
      { player: 'LB', runs: 7, balls: 9 },
    ],
    bowling: [{ player: 'TC', balls: 20, runs: 19, wickets: 1 }],
  })
})

test('a bowler chosen before the way of getting out was changed to a run out is left out', () => {
  const draft = bat(empty, 'LA', { how: 'run out', bowler: 'TC', runs: '1' })

  expect(cardOf(draft, t20)?.batting).toEqual([{ player: 'LA', runs: 1, out: { kind: 'run out' } }])
})

test.each(['', 'ten', '1.5', '-1'])(
  'a batter’s runs are a whole number, and "%s" is none',
  (runs) => {
    expect(cardOf(bat(empty, 'LA', { how: 'not out', runs }), t20)).toBeNull()
  },
)

test('the fall of wickets is asked of those who are out, not of those who retired hurt', () => {
  const draft = bat(bat(empty, 'LA', { how: 'lbw' }), 'LB', { how: 'retired hurt' })

  expect(outOf(draft)).toEqual(['LA'])
  expect(outOf(empty)).toEqual([])
})
