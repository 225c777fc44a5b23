import { expect, test } from 'vitest'
import { startSite } from './site.testing.ts'

const { origin } = await startSite({ empty: true })

const lists = [
  'matches',
  'tournaments',
  'clubs',
  'academy',
  'association',
  'teams',
  'players',
  'officials',
  'grounds',
]

test('a site without a match has pages that say so', async () => {
  for (const path of [
    '/',
    '/match-central/overview',
    ...lists.map((one) => `/match-central/${one}`),
  ]) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200)
  }
})

test('where there is no tournament, the featured one leads to the list', async () => {
  const answer = await fetch(`${origin}/match-central/tournaments/tournament-details`)

  expect(answer.url).toBe(`${origin}/match-central/tournaments`)
  expect(await answer.text()).toContain('No play today')
})

test('where nothing is on sale, the prices say so', async () => {
  const answer = await fetch(`${origin}/pricing`)

  expect(await answer.text()).toContain('Nothing is on sale')
})
