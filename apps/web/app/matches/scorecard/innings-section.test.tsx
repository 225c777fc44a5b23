import { pairs } from '@pavilion/cricket/formats/pairs.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import type { InningsView } from '@pavilion/cricket/views/view.ts'
import { write } from '@pavilion/cricket/fold/play.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { cardOfTest, viewed } from '../match-sight.testing.ts'
import { InningsSection } from './innings-section.tsx'

const section = (balls: string): string => text(viewed(t20, `h: ${balls}`).innings[0]!)

function text(innings: InningsView): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <InningsSection
        innings={innings}
        side={cardOfTest.sides[0]}
        name={undefined}
        onStrike="h3"
        short={(name) => name}
        roleOf={() => undefined}
        overRules={t20}
      />
    </MemoryRouter>,
  )
  return html
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a scorecard has batting, extras, total, who is to bat, falls and bowling', () => {
  const card = section('4 wd 2lb Wb 6')

  expect(card).toContain('Homes 13/1 13 for 1 0.4 overs')
  expect(card).toContain('Home 1 b Away 7 4 3 1 0 133.3')
  expect(card).toContain('Home 3 on strike not out 6 1 0 1 600.0')
  expect(card).toContain('Extras wd 1 , lb 2 3')
  expect(card).toContain('To bat Home 4, Home 5')
  expect(card).toContain('Fall of wickets 7–1 (Home 1, 0.3)')
  expect(card).toContain('Partnerships 7 (Home 1, Home 2) 6* (Home 2, Home 3)')
  expect(card).toContain('Away 7 0.4 0 11 1 16.50')
})

test('a side all out is written without its wickets, and nobody is left to bat', () => {
  const card = section('Wb Wb Wb Wb Wb Wb Wb Wb Wb Wb')

  expect(card).toContain('Homes 0 0 all out')
  expect(card).not.toContain('bat Home')
})

test('in pairs the card says what the side began with and what its wickets took off', () => {
  const card = text(viewed(pairs, 'h: 4 Wb wd Wb').innings[0]!)

  expect(card).toContain('Homes 196/2 196 for 2 0.4 overs')
  expect(card).toContain('Home 1 out once 4')
  expect(card).toContain('Extras wd 2 2')
  expect(card).toContain('Start 200')
  expect(card).toContain('Off for wickets −10')
})

test('a card that was typed in says so, and shows only what the book knew', () => {
  const book = write(t20, 'h:')
  const batting = [
    { player: 'h1', runs: 30, out: { kind: 'caught', fielders: [{ player: 'a3' }] } },
    { player: 'h2', runs: 20, balls: 15 },
  ] as const
  const falls = [{ player: 'h1', runs: 44 }]
  const card = { extras: { byes: 4 }, batting, falls }
  book.write({ type: 'innings-summed', runs: 54, wickets: 1, balls: 120, card })
  const shown = text(viewOf(book.state).innings[0]!)

  expect(shown).toContain('Scorecard typed in: this innings was not scored ball by ball.')
  expect(shown).toContain('Home 1 c Away 3 30 – 0 0')
  expect(shown).toContain('Home 2 not out 20 15 0 0 133.3')
  expect(shown).toMatch(/Fall of wickets 44–1 \(Home 1\s*\)/)
  expect(shown).not.toContain('Partnerships')
  expect(shown).not.toContain('Bowling')
})
