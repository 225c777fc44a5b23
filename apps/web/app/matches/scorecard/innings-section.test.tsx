import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewed } from '../match-sight.testing.ts'
import { InningsSection } from './innings-section.tsx'

function section(balls: string): string {
  const [innings] = viewed(t20, `h: ${balls}`).innings
  const html = renderToStaticMarkup(
    <InningsSection
      innings={innings!}
      name={undefined}
      onStrike="h3"
      short={(name) => name}
      roleOf={() => undefined}
      ballsPerOver={6}
    />,
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
  expect(card).toContain('Extras wd 1, lb 2 3')
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
