import { expect, test } from 'vitest'
import type { Shell } from '#layout/shell.ts'
import { headOf, shellOf } from './head.ts'
import { publisherOf } from './publisher.ts'

const shell: Shell = {
  site: {
    id: '01980000-0000-7000-8000-000000000001',
    organisationId: null,
    name: 'Markhors Live',
    tagline: 'Every ball',
    description: 'Scores',
    country: 'PK',
    currency: 'PKR',
    locale: 'en',
    timeZone: 'Asia/Karachi',
    noReply: 'no-reply@example.org',
    contactEmail: 'hello@example.org',
    nameLength: { min: 4, max: 40 },
    socialSignIn: [],
    logo: null,
    theme: {},
    links: {},
  },
  icon: { href: '/favicon.svg', type: 'image/svg+xml' },
  origin: 'https://markhors.example',
  counts: {
    liveMatches: 0,
    matches: 0,
    tournaments: 0,
    clubs: 0,
    academies: 0,
    associations: 0,
    teams: 0,
    players: 0,
    officials: 0,
    grounds: 0,
    hasCricsheet: false,
    hasSample: false,
  },
  featured: null,
}

const page = { title: 'Matches', description: 'All of them', path: '/match-central/matches' }

test('a head carries the brand of the site', () => {
  const head = headOf(shell, page)

  expect(head).toContainEqual({ title: 'Matches · Markhors Live' })
  expect(head).toContainEqual({ property: 'og:site_name', content: 'Markhors Live' })
})

test('the canonical address is absolute and has no query', () => {
  expect(headOf(shell, page)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://markhors.example/match-central/matches',
  })
})

test('a page without a picture is shared with the mark of its site', () => {
  const head = headOf(shell, page)

  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary' })
  expect(head).toContainEqual({
    property: 'og:image',
    content: 'https://markhors.example/icon-512.png',
  })
})

test('a site with a logo is shared with it, and named as the publisher with it', () => {
  const id = '01980000-0000-7000-8000-000000000002'
  const logo = {
    id,
    small: `/pictures/sites/${id}/small.webp`,
    large: `/pictures/sites/${id}/large.png`,
    width: 300,
    height: 100,
    seenOn: 'both' as const,
  }
  const own = { ...shell, site: { ...shell.site, logo } }

  expect(headOf(own, page)).toContainEqual({
    property: 'og:image',
    content: `https://markhors.example/share.png?${id}`,
  })
  expect(publisherOf(own)).toMatchObject({
    name: 'Markhors Live',
    logo: `https://markhors.example/pictures/sites/${id}/large.png`,
  })
})

test('a picture makes a large card', () => {
  const head = headOf(shell, { ...page, picture: '/matches/1/2/card.png' })

  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(head).toContainEqual({
    property: 'og:image',
    content: 'https://markhors.example/matches/1/2/card.png',
  })
})

test('the shell is found among the routes that are shown', () => {
  expect(shellOf([{ id: 'root', loaderData: shell }])).toBe(shell)
  expect(shellOf([{ id: 'root' }])).toBeUndefined()
})
