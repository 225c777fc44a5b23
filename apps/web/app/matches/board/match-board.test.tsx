import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { test as fiveDays } from '@pavilion/cricket/formats/test.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { write } from '@pavilion/cricket/fold/play.testing.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import { cardOfTest, times, viewed } from '../match-sight.testing.ts'
import { MatchBoard } from './match-board.tsx'

const board = (conditions: PlayingConditions, ...innings: readonly string[]): string =>
  boardFor(conditions, viewed(conditions, ...innings))

function boardFor(conditions: PlayingConditions, view: MatchView): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <MatchBoard
        card={cardOfTest}
        view={view}
        overRules={conditions}
        watchers={2418}
        locale="en-GB"
      />
    </MemoryRouter>,
  )
}

const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const whole = `h: ${times(120, '1')}`

test('a chase says score, overs, and what is needed', () => {
  const html = board(t20, whole, 'a: 4 6 . 1 Wb')

  expect(html).toContain('aria-label="11 for 1"')
  expect(html).toContain('aria-label="0.5 overs"')
  expect(words(html)).toContain('Need 110 from 115 balls')
  expect(words(html)).toContain('120/0 120 for 0 20 overs')
  expect(words(html)).toContain('2,418 watching')
})

test('a chase with a target by D/L says the par score, and how far from it the score is', () => {
  const rained = { type: 'target-revised', balls: 84, method: 'D/L (Standard Edition)' } as const
  const rainedBook = write(t20, `h: ${times(60, '1')}`)
  rainedBook.write(rained).bowl(times(24, '1'))
  rainedBook.write({ type: 'innings-started', battingTeam: 'a' })
  rainedBook.write({ ...rained, runs: 93 }).bowl(times(63, '1'))
  const { par } = viewOf(rainedBook.state)
  const html = words(boardFor(t20, viewOf(rainedBook.state)))

  expect(par).toBeGreaterThan(40)
  expect(html).toContain(`D/L par ${par} after 10.3 overs, ${Math.abs(63 - (par ?? 0))} behind.`)
  expect(words(board(t20, whole, 'a: 4 6 . 1 Wb'))).not.toContain('par')
})

test('the over under way is read as words, and its balls to come are dotted', () => {
  const html = board(t20, 'h: 4 . wd 2lb')

  expect(html).toContain('aria-label="This over: four, dot, wide, 2 leg bye"')
  expect(html.match(/class="[^"]*next[^"]*"/g)?.length).toBeGreaterThanOrEqual(3)
})

test('the side that has not batted stands beside the first innings', () => {
  expect(words(board(t20, 'h: 1 1 4'))).toContain('Aways Yet to bat')
})

test('a result takes the place of the equation, and nobody is at the crease', () => {
  const html = board(t20, 'h: 1 1 1 declared', `a: 4`)

  expect(words(html)).toContain('Aways won by 10 wickets')
  expect(html).not.toContain('This over')
  expect(html).not.toContain('LIVE')
})

test('in a match of two innings each says which it is, and who leads', () => {
  const html = words(board(fiveDays, 'h: 4 4 declared', 'a: 1 declared', 'h: 6'))

  expect(html).toContain('Homes second innings')
  expect(html).toContain('Homes first innings')
  expect(html).toContain('Homes lead by 13 runs')
})

test('a Super Over that is lost with two wickets is not all out', () => {
  const html = board(t20, 'h: 1 declared', 'a: 1 declared', 'a super: 1 Wb Wb')

  expect(html).toContain('aria-label="1 for 2"')
  expect(words(html)).toContain('Super Over')
})

test('sets of five are counted in balls', () => {
  const html = board(hundred, 'h: 1 1 1 1 1 1 1')

  expect(words(html)).toContain('Balls')
  expect(html).toContain('aria-label="7 balls"')
})

test('in the break nobody is on strike, and the sentence says what is to come', () => {
  const html = board(t20, whole)

  expect(words(html)).toContain('Aways need 121 to win')
  expect(html).not.toContain('on strike')
  expect(html).not.toContain('This over')
})

test('of an innings without a limit the seam has the latest twenty overs', () => {
  const html = board(fiveDays, `h: ${times(150, '.')}`)

  expect(html).toContain('max="120"')
})

test('before the first ball the sides and the hour stand there, in the zone of the ground', () => {
  const html = words(board(t20))

  expect(html).toContain('Thu 23 July, 19:00')
  expect(html).toContain('Homes')
  expect(html).toContain('Aways')
})
