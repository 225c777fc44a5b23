import { minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart } from './cart-changes.ts'
import { createClientState } from './client-state.ts'
import { memoryStorage, browserStorage } from './storage.ts'
import { initialRoot, readRoot, ROOT_KEY, writeRoot } from './root-state.ts'
import { USER_DETAILS_KEY } from './user-details.ts'

const plan = {
  id: 'pro',
  title: 'PRO',
  price: minorUnits(900),
  period: 'month',
  quantity: 1,
} as const

test('whatever lies in storage, restoring ends with a whole state', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ auth: fc.jsonValue(), home: fc.jsonValue(), cart: fc.jsonValue() })
      .map((slices) => JSON.stringify({ version: 1, ...slices })),
  )
  fc.assert(
    fc.property(anyText, anyText, (root, details) => {
      const storage = memoryStorage()
      storage.set(ROOT_KEY, root)
      storage.set(USER_DETAILS_KEY, details)
      const state = createClientState(storage)

      state.restore()

      const { isRestored, ...slices } = state.read()
      expect(isRestored).toBe(true)
      expect(readRoot(writeRoot(slices))).toEqual(slices)
    }),
  )
})

test('a state of another version is as at first', () => {
  expect(readRoot('{"version":2,"home":{"matchcentral":{"a":1}}}')).toEqual(initialRoot)
})

test('the three slices lie under one key', () => {
  const storage = memoryStorage()
  const state = createClientState(storage)
  state.restore()

  state.change(({ cart }) => ({ cart: addToCart(cart, plan) }))

  expect(JSON.parse(storage.get('root') ?? '')).toEqual({
    version: 1,
    auth: { token: null, userEmail: null, loginUserDetails: null },
    home: { matchcentral: null },
    cart: { items: [plan], total: 900 },
  })
})

test('what a page begins with is stored, and not again because another tab has changed it', () => {
  const storage = memoryStorage()
  const state = createClientState(storage)
  const matchcentral = { liveMatches: 1 }

  state.restore({ home: { matchcentral } })

  expect(readRoot(storage.get('root'))).toEqual({ ...initialRoot, home: { matchcentral } })
  storage.set('root', 'of another tab')
  state.restore()
  expect(storage.get('root')).toBe('of another tab')
})

test('a session is there after a reload, and gone after logging out', () => {
  const storage = memoryStorage()
  const before = createClientState(storage)
  before.restore()
  before.beginSession({ token: 't1', refreshToken: 'r1' }, 'sana@club.example')
  before.rememberUser({ name: 'Sana Iqbal', avatar: null }, { email: 'sana@club.example' })
  before.renewSession({ token: 't2', refreshToken: 'r2' })
  const after = createClientState(storage)
  after.restore()

  expect(after.read().auth).toEqual({
    token: 't2',
    userEmail: 'sana@club.example',
    loginUserDetails: { name: 'Sana Iqbal', avatar: null },
  })
  expect(JSON.parse(storage.get('userDetails') ?? '')).toEqual({
    token: 't2',
    refreshToken: 'r2',
    userDetail: { email: 'sana@club.example' },
  })
  after.endSession()
  expect(after.read().auth).toEqual(initialRoot.auth)
  expect(storage.get('userDetails')).toBeNull()
})

test('a token in the slice alone logs nobody in', () => {
  const storage = memoryStorage()
  const auth = { token: 'left over', userEmail: null, loginUserDetails: null }
  storage.set(ROOT_KEY, writeRoot({ ...initialRoot, auth }))
  const state = createClientState(storage)

  state.restore()

  expect(state.read().auth.token).toBeNull()
})

test('what the server rendered is merged into what was stored', () => {
  const storage = memoryStorage()
  storage.set(
    ROOT_KEY,
    writeRoot({ ...initialRoot, cart: { items: [plan], total: minorUnits(900) } }),
  )
  const state = createClientState(storage)

  state.restore({ home: { matchcentral: { liveMatches: 1 } } })

  expect(state.read()).toMatchObject({
    home: { matchcentral: { liveMatches: 1 } },
    cart: { total: 900 },
  })
})

test('where storage is forbidden, the page remembers by itself', () => {
  const storage = browserStorage(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  storage.set('a', '1')

  expect(storage.get('a')).toBe('1')
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})
