import { commentary } from '@pavilion/cricket/text/commentary.ts'
import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { lastManStands } from '@pavilion/cricket/formats/last-man-stands.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { play } from '@pavilion/cricket/fold/play.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { choiceOf } from './choice.ts'
import { Commentary } from './commentary.tsx'

const told = (balls: string, query = '', conditions = t20): string =>
  htmlOf(balls, query, conditions)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

function htmlOf(balls: string, query = '', conditions = t20): string {
  const state = play(conditions, `h: ${balls}`)
  return renderToStaticMarkup(
    <MemoryRouter>
      <Commentary
        overs={commentary(state, state.innings[0]!)}
        choice={choiceOf(new URLSearchParams(query))}
        hasEarlier
        battingSide="Homes"
        overRules={conditions}
        address="/match"
      />
    </MemoryRouter>,
  )
}

const overAndABit = '1 . 4 Wb 6 . 2'

test('five balls in The Hundred are a set', () => {
  expect(told('1 . 4 Wb 6', '', hundred)).toContain('Set 1 11 runs, 1 wicket')
})

test('five balls in Last Man Stands are an over', () => {
  expect(told('1 . 4 Wb 6', '', lastManStands)).toContain('Over 1 11 runs, 1 wicket')
})

test('the newest ball comes first, and a finished over is summed up above its balls', () => {
  const html = told(overAndABit)

  expect(html.indexOf('1.1')).toBeLessThan(html.indexOf('Over 1'))
  expect(html.indexOf('Over 1')).toBeLessThan(html.indexOf('0.6'))
  expect(html).toContain('Over 1 11 runs, 1 wicket')
  expect(html).toContain('Away 7 1–11 (1)')
})

test('a wicket has a card of its own', () => {
  expect(told(overAndABit)).toContain('Home 2 b Away 7 4 3 balls')
})

test('the number of a ball is a link to it, which can be shared', () => {
  expect(htmlOf('1 4')).toMatch(/<li id="ball-(?<seq>\d+)".*?href="\/match\?ball=\k<seq>">0\.2</)
})

test('wickets, or fours and sixes, can be read alone', () => {
  expect(told(overAndABit, 'balls=wickets').match(/\d\.\d /g)).toEqual(['0.4 '])
  expect(told(overAndABit, 'balls=boundaries').match(/\d\.\d /g)).toEqual(['0.5 ', '0.3 '])
})

test('only as many overs are told as were asked for', () => {
  expect(told(overAndABit, 'overs=1')).not.toContain('Over 1')
})

test('an address with nonsense in it is read as no choice', () => {
  expect(choiceOf(new URLSearchParams('balls=x&innings=-1&overs=1e9'))).toEqual({
    balls: 'all',
    innings: undefined,
    overs: 4,
  })
})
