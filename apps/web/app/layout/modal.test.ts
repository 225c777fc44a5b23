import { expect, test } from 'vitest'
import { modalAddress, withoutModal } from './modal.ts'

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
