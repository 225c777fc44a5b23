import { expect, test } from 'vitest'
import { productPages } from './products.ts'

const pages = Object.values(productPages)

test('no product page denies what another part of the site does', () => {
  const said = pages.flatMap(({ coming = '', rows, questions }) => [
    coming,
    ...rows.map(({ text }) => text),
    ...questions.map(({ answer }) => answer),
  ])

  expect(said.filter((line) => /\byet\b/i.test(line))).toEqual([
    'Video is not available yet: no stream can be started on this site.',
    'Tickets cannot be bought on this site yet.',
  ])
})

test('what a product does besides is said once', () => {
  const lines = pages.flatMap(({ also = [] }) => also)

  expect(lines.length).toBeGreaterThan(20)
  expect(new Set(lines).size).toBe(lines.length)
})
