import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress, modalAddress, modalOf, withoutModal } from './modal.ts'

const here = {
  pathname: '/match-central/matches',
  search: '?day=2026-07-22',
  hash: '',
  state: null,
  key: 'k',
}

test('a dialog opens over the page as it is', () => {
  expect(modalAddress(here, 'login')).toMatchObject({
    pathname: '/match-central/matches',
    search: '?day=2026-07-22&modal=login',
  })
})

test('closing takes only the dialog away', () => {
  const open = { ...here, search: '?day=2026-07-22&modal=login' }

  expect(withoutModal(open).search).toBe('day=2026-07-22')
})

test('no other value opens a dialog', () => {
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

test('who is at home already keeps the query there', () => {
  expect(loginAddress({ ...here, pathname: '/' }).search).toBe('?day=2026-07-22&modal=login')
})
