import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { cardOfTest, viewed } from '../match-sight.testing.ts'
import { BestStands } from './best-stands.tsx'

const oneOver = { ...t20, oversPerInnings: 1 }

function standsOf(...innings: readonly string[]): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BestStands view={viewed(oneOver, ...innings)} sides={cardOfTest.sides} />
    </MemoryRouter>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const tied = ['h: 4 4 4 . . .', 'a: 6 6 . . . .']

test('the stands of a Super Over are not among the best of a match', () => {
  const without = standsOf(...tied)

  expect(without).toMatch(/12\*/)
  expect(standsOf(...tied, 'a super: 6 6 6 . . .', 'h super: 6 6 6 1')).toBe(without)
})

test('of small stands nothing is said', () => {
  expect(standsOf('h: 4 Wb 4 . . .')).toBe('')
})
