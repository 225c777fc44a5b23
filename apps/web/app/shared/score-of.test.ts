import { expect, test } from 'vitest'
import { chaseCard } from './card.testing.ts'
import { placeInTournament, scoreSides, scoreText, seamWords, stitchesOf } from './score-of.ts'

const innings = {
  side: 0,
  runs: 312,
  wickets: 6,
  overs: '90',
  balls: 540,
  superOver: false,
  forfeited: false,
}

test('a side that is all out shows its runs only, one that declared a d', () => {
  expect(scoreText({ ...innings, allOut: false, declared: false })).toBe('312/6')
  expect(scoreText({ ...innings, allOut: true, declared: false })).toBe('312')
  expect(scoreText({ ...innings, allOut: false, declared: true })).toBe('312/6d')
})

test('an innings that was given up has no score', () => {
  const { innings: played } = chaseCard()
  const [one] = played
  const given = { ...one!, runs: 0, wickets: 0, overs: '0', balls: 0, forfeited: true }
  const [side] = scoreSides(chaseCard({ innings: [given, one!] }))

  expect(side?.score).toBe('forfeited & 187/6')
})

test('the side at the wicket has the point, the side that lost steps back', () => {
  const [first, second] = scoreSides(chaseCard())
  const [loser] = scoreSides(chaseCard({ status: 'complete', batting: null, winner: 1 }))

  expect(first).toMatchObject({ score: '187/6', overs: '20', batting: false, lost: false })
  expect(second).toMatchObject({ score: '142/4', overs: '15.2', batting: true })
  expect(loser?.lost).toBe(true)
})

test('two innings stand side by side, a Super Over does not', () => {
  const { innings: played } = chaseCard()
  const again = played.map((one) => ({ ...one, runs: 45, wickets: 2, overs: '9' }))
  const over = played.map((one) => ({ ...one, superOver: true }))
  const [side] = scoreSides(chaseCard({ innings: [...played, ...again, ...over] }))

  expect(side).toMatchObject({ score: '187/6 & 45/2', overs: '9' })
})

test('a side that has not batted has no score', () => {
  const [side] = scoreSides(chaseCard({ status: 'upcoming', innings: [], batting: null }))

  expect(side?.score).toBeUndefined()
})

test('a letter is a stitch', () => {
  expect(stitchesOf('.14W6').map(({ kind }) => kind)).toEqual([
    'dot',
    'run',
    'four',
    'wicket',
    'six',
  ])
})

test('a seam says the score aloud', () => {
  expect(seamWords(chaseCard())).toBe('Innings seam: one stitch a ball, 142 for 4 after 15.2 overs')
})

test('a final is not called by its number', () => {
  expect(placeInTournament(chaseCard())).toBe('Match 23')
  expect(placeInTournament(chaseCard({ stage: 'Final' }))).toBe('Final')
})

test('where five balls make a set, an innings is as long as its balls', () => {
  const card = chaseCard({ ballsPerOver: 5, oversPerEnd: 2 })

  expect(scoreSides(card).map(({ overs }) => overs)).toEqual(['120 balls', '92 balls'])
  expect(seamWords(card)).toBe('Innings seam: one stitch a ball, 142 for 4 after 92 balls')
})

test('where an over has five balls, it is as long as its overs', () => {
  const card = chaseCard({ ballsPerOver: 5 })

  expect(scoreSides(card).map(({ overs }) => overs)).toEqual(['20', '15.2'])
})
