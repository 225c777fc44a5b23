import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { company, help, matchCentral, products } from '#layout/navigation.ts'
import { companyPages, productPages } from '#layout/page-paths.ts'
import routes from './routes.ts'

type Plain = { id?: string; path?: string; index?: boolean; children?: Plain[] }

const plain = ({ id, path, index, children, file }: RouteConfigEntry): Plain => {
  const own = { id: id ?? file, ...(path !== undefined && { path }) }
  return index ? { ...own, index } : { ...own, children: (children ?? []).map(plain) }
}

/** The file that answers at an address. */
function answers(address: string): string | undefined {
  const all = routes.map(plain)
  return matchRoutes(all as Parameters<typeof matchRoutes>[0], address)?.at(-1)?.route.id
}

const specified =
  '/ /manage-cricket-matches /manage-cricket-clubs /manage-cricket-associations /live-cricket-streaming /match-central/overview /match-central/matches /match-central/clubs /match-central/tournaments /match-central/grounds /white-label /legends /blogs /terms /clubs /payment/success /product-list /pricing /match-central /match-central/academy /match-central/teams /match-central/players /match-central/officials /match-central/association /match-central/tournaments/tournament-details /company /about-us /our-team /news /career /contact-us /faq /helpsupport /privacypolicy /manage-cricket-tournament /user/bookings /user/bookings/bookings-details/ /user/my-profile /livestream'.split(
    ' ',
  )

test('every address of the specification has a page', () => {
  for (const address of specified) {
    expect(answers(address), address).not.toBe('layout/not-found-page.tsx')
  }
})

test('no link of the bar and the footer leads nowhere', () => {
  for (const { to } of [...products, ...matchCentral, ...company, ...help]) {
    expect(answers(to), to).not.toBe('layout/not-found-page.tsx')
  }
})

test('an address that no page claims is not found', () => {
  expect(answers('/nowhere/at/all')).toBe('layout/not-found-page.tsx')
})

test('the bar marks the pages of its menus', () => {
  expect(productPages).toEqual(products.slice(0, 9).map(({ to }) => to))
  expect(companyPages).toEqual(company.map(({ to }) => to))
})

test('the Products menu has eleven entries', () => {
  expect(products).toHaveLength(11)
})
