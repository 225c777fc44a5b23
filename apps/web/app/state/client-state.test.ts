import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart } from './cart-changes.ts'
import { createClientState } from './client-state.ts'
import { memoryKeeper, storageKeeper } from './storage.ts'
import { initialRoot, readRoot, ROOT_KEY, writeRoot } from './root-state.ts'
import { USER_DETAILS_KEY } from './user-details.ts'

const plan = { id: 'pro', title: 'PRO', price: 900, period: 'month', quantity: 1 }

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
      const keeper = memoryKeeper()
      keeper.set(ROOT_KEY, root)
      keeper.set(USER_DETAILS_KEY, details)
      const state = createClientState(keeper)

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
  const keeper = memoryKeeper()
  const state = createClientState(keeper)
  state.restore()

  state.change(({ cart }) => ({ cart: addToCart(cart, plan) }))

  expect(JSON.parse(keeper.get('root') ?? '')).toEqual({
    version: 1,
    auth: { token: null, userEmail: null, loginUserDetails: null },
    home: { matchcentral: null },
    cart: { items: [plan], total: 900 },
  })
})

test('what a page begins with is stored, and not again because another tab has changed it', () => {
  const keeper = memoryKeeper()
  const state = createClientState(keeper)
  const matchcentral = { liveMatches: 1 }

  state.restore({ home: { matchcentral } })

  expect(readRoot(keeper.get('root'))).toEqual({ ...initialRoot, home: { matchcentral } })
  keeper.set('root', 'of another tab')
  state.restore()
  expect(keeper.get('root')).toBe('of another tab')
})

test('a session is there after a reload, and gone after logging out', () => {
  const keeper = memoryKeeper()
  const before = createClientState(keeper)
  before.restore()
  before.beginSession({ token: 't1', refreshToken: 'r1' }, 'sana@club.example')
  before.rememberUser({ name: 'Sana Iqbal', avatar: null }, { email: 'sana@club.example' })
  before.renewSession({ token: 't2', refreshToken: 'r2' })
  const after = createClientState(keeper)
  after.restore()

  expect(after.read().auth).toEqual({
    token: 't2',
    userEmail: 'sana@club.example',
    loginUserDetails: { name: 'Sana Iqbal', avatar: null },
  })
  expect(JSON.parse(keeper.get('userDetails') ?? '')).toEqual({
    token: 't2',
    refreshToken: 'r2',
    userDetail: { email: 'sana@club.example' },
  })
  after.endSession()
  expect(after.read().auth).toEqual(initialRoot.auth)
  expect(keeper.get('userDetails')).toBeNull()
})

test('a token in the slice alone logs nobody in', () => {
  const keeper = memoryKeeper()
  const auth = { token: 'left over', userEmail: null, loginUserDetails: null }
  keeper.set(ROOT_KEY, writeRoot({ ...initialRoot, auth }))
  const state = createClientState(keeper)

  state.restore()

  expect(state.read().auth.token).toBeNull()
})

test('what the server rendered is merged into what was stored', () => {
  const keeper = memoryKeeper()
  keeper.set(ROOT_KEY, writeRoot({ ...initialRoot, cart: { items: [plan], total: 900 } }))
  const state = createClientState(keeper)

  state.restore({ home: { matchcentral: { liveMatches: 1 } } })

  expect(state.read()).toMatchObject({
    home: { matchcentral: { liveMatches: 1 } },
    cart: { total: 900 },
  })
})

test('where storage is forbidden, the page remembers by itself', () => {
  const keeper = storageKeeper(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  keeper.set('a', '1')

  expect(keeper.get('a')).toBe('1')
  keeper.remove('a')
  expect(keeper.get('a')).toBeNull()
})
