import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress, modalAddress, modalOf, wantedOf, wanting, withoutModal } from './modal.ts'

const here = {
  pathname: '/match-central/matches',
  search: '?day=2026-07-22',
  hash: '',
  state: null,
  key: 'k',
}

test('a dialog opens with the path and the query of the page kept', () => {
  expect(modalAddress(here, 'login')).toMatchObject({
    pathname: '/match-central/matches',
    search: '?day=2026-07-22&modal=login',
  })
})

test('closing a dialog takes modal out of the address and leaves the rest', () => {
  const open = { ...here, search: '?day=2026-07-22&modal=login' }

  expect(withoutModal(open).search).toBe('day=2026-07-22')
})

test('any value of modal but the five names opens no dialog', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const known = ['login', 'signup', 'forgot-password', 'verification', 'select-plan']
      expect(modalOf(value)).toBe(known.includes(value) ? value : undefined)
    }),
  )
  expect(modalOf('verification')).toBe('verification')
  expect(modalOf(null)).toBeUndefined()
})

test('who has to log in goes home to the dialog', () => {
  expect(loginAddress({ ...here, pathname: '/user/bookings' })).toEqual({
    pathname: '/',
    search: '?modal=login',
  })
})

test('the page that was wanted is remembered without a dialog', () => {
  const open = { ...here, search: '?day=2026-07-22&modal=login' }

  expect(wantedOf(wanting(open))).toBe('/match-central/matches?day=2026-07-22')
  expect(wantedOf(wanting({ ...here, search: '?modal=login' }))).toBe('/match-central/matches')
  expect(wantedOf(wanting({ ...here, hash: '#token=one' }))).toMatch(/#token=one$/)
  expect([null, 'text', {}, { wanted: 7 }].map(wantedOf)).toEqual(Array(4).fill(undefined))
})

test('who is at home already keeps the query there', () => {
  expect(loginAddress({ ...here, pathname: '/' }).search).toBe('?day=2026-07-22&modal=login')
})
