import { expect, onTestFinished, test } from 'vitest'
import { compactProfile, forgotPassword, login } from '#calls/accounts.ts'
import { answer, clientOf, type Handle } from './api-client.testing.ts'
import { serverMessage } from './request.ts'

const known = { username: 'sana@club.example', password: 'reverse swing' }

test('a refusal that passes by itself says when', async () => {
  const { api } = await clientOf((_, response) => {
    response.setHeader('retry-after', '43')
    answer(response, 429, { message: 'Too often.', code: 'TOO_MANY_TRIES' })
  })

  expect(await api.send(compactProfile)).toMatchObject({ ok: false, status: 429, waitSeconds: 43 })
})

/** Knows one access token, which a refresh hands out. */
function renewing(refreshes: string[]): Handle {
  return (request, response) => {
    const { authorization = '' } = request.headers
    if (request.url === '/api/v1/account/refresh') {
      refreshes.push(authorization)
      return answer(response, 200, { access_token: 'new', refresh_token: 'r2' })
    }
    return authorization === 'Bearer new'
      ? answer(response, 200, { data: 'mine' })
      : answer(response, 401, { message: 'Log in first.', code: 'SIGNED_OUT' })
  }
}

test('200 and 201 are data, anything else is the message', async () => {
  const { api } = await clientOf((request, response) => {
    if (request.url?.endsWith('forgot-password'))
      return answer(response, 201, { status: 'Success' })
    if (request.url?.endsWith('login')) return answer(response, 202, { message: 'Later.' })
    return answer(response, 400, {
      message: 'No.',
      code: 'WRONG',
      errors: [{ path: 'a', message: 'b' }, 1],
    })
  })

  expect(await api.send(forgotPassword, { email: 'sana@club.example' })).toEqual({
    ok: true,
    data: { status: 'Success' },
  })
  expect(await api.send(login, known)).toMatchObject({
    ok: false,
    status: 202,
    message: 'Later.',
  })
  expect(await api.send(compactProfile)).toEqual({
    ok: false,
    status: 400,
    code: 'WRONG',
    message: 'No.',
    errors: [{ path: 'a', message: 'b' }],
  })
})

test('a burst that meets an expired token makes one refresh, and every call succeeds', async () => {
  const refreshes: string[] = []
  const { api, state, left } = await clientOf(renewing(refreshes))

  const answers = await Promise.all(Array.from({ length: 12 }, () => api.send(compactProfile)))

  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(refreshes).toEqual(['Bearer r1'])
  expect(state.tokens()).toMatchObject({ token: 'new', refreshToken: 'r2' })
  expect(left).toEqual([])
})

test('a token that another tab has renewed is used without a refresh', async () => {
  const refreshes: string[] = []
  const { api, state } = await clientOf((request, response) => {
    if (request.headers.authorization === 'Bearer old') {
      state.renewSession({ token: 'new', refreshToken: 'r2' })
    }
    renewing(refreshes)(request, response)
  })

  expect((await api.send(compactProfile)).ok).toBe(true)
  expect(refreshes).toEqual([])
})

test('a refresh that is refused logs out and leads to the login', async () => {
  const { api, state, left } = await clientOf((_, response) =>
    answer(response, 401, { message: 'Log in first.', code: 'SIGNED_OUT' }),
  )

  expect(await api.send(compactProfile)).toMatchObject({ ok: false, status: 401 })
  expect(state.read().auth.token).toBeNull()
  expect(left).toEqual(['left'])
})

test.each([
  ['no tokens at all', undefined],
  ['no refresh token', { token: 'old', refreshToken: null }],
])('where %s are stored, a 401 logs out and leads to the login', async (_, stored) => {
  const asked: (string | undefined)[] = []
  const { api, state, left } = await clientOf((request, response) => {
    asked.push(request.url)
    return answer(response, 401, { message: 'Log in first.', code: 'SIGNED_OUT' })
  })
  state.endSession()
  if (stored) state.beginSession(stored, 'sana@club.example')

  expect(await api.send(compactProfile)).toMatchObject({
    ok: false,
    message: 'Log in first.',
  })
  expect(asked).toEqual(['/api/v1/account/compact-profile'])
  expect(state.read().auth.token).toBeNull()
  expect(left).toEqual(['left'])
})

test('a burst that is refused leads to the login once', async () => {
  const { api, left } = await clientOf((_, response) =>
    answer(response, 401, { message: 'Log in first.', code: 'SIGNED_OUT' }),
  )
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.send(compactProfile)))

  expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false, false])
  expect(left).toEqual(['left'])
})

test.each(['refresh', 'compact-profile'])(
  'who logs out while %s is being asked is not led to the login',
  async (word) => {
    const { api, state, left } = await clientOf((request, response) => {
      if (request.url?.endsWith(word)) state.endSession()
      return answer(response, 401, { message: 'Log in first.', code: 'SIGNED_OUT' })
    })

    expect(await api.send(compactProfile)).toMatchObject({ ok: false, status: 401 })
    expect(left).toEqual([])
  },
)

test('a session that begins anew while the old one is refused a refresh goes on', async () => {
  const { api, state, left } = await clientOf((request, response) => {
    if (request.headers.authorization === 'Bearer new') return answer(response, 200, {})
    if (request.url?.endsWith('refresh')) state.renewSession({ token: 'new', refreshToken: 'r9' })
    return answer(response, 401, { message: 'Log in first.', code: 'SIGNED_OUT' })
  })

  expect((await api.send(compactProfile)).ok).toBe(true)
  expect(state.tokens()).toMatchObject({ token: 'new', refreshToken: 'r9' })
  expect(left).toEqual([])
})

test('a refresh that meets a server in trouble keeps the session', async () => {
  const { api, state, left } = await clientOf((request, response) =>
    request.url?.endsWith('refresh')
      ? answer(response, 503, { message: 'Busy.', code: 'BUSY' })
      : answer(response, 401, { message: 'Log in first.', code: 'SIGNED_OUT' }),
  )

  expect((await api.send(compactProfile)).ok).toBe(false)
  expect(state.read().auth.token).toBe('old')
  expect(left).toEqual([])
})

test('a refused handshake ends no session', async () => {
  const { api, state } = await clientOf((_, response) =>
    answer(response, 401, { message: 'Too old.', code: 'HANDSHAKE_EXPIRED' }),
  )

  expect(await api.send(compactProfile)).toMatchObject({ message: 'Too old.' })
  expect(state.read().auth.token).toBe('old')
})

test('no answer at all is told in a sentence, and nothing is tried again', async () => {
  let requests = 0
  const { api } = await clientOf((request) => {
    requests += 1
    request.socket.destroy()
  })

  expect(await api.send(login, known)).toMatchObject({ ok: false, status: 0, code: 'UNREACHABLE' })
  expect(requests).toBe(1)
})

test('a server in trouble is not asked again', async () => {
  let requests = 0
  const { api } = await clientOf((_, response) => {
    requests += 1
    return answer(response, 503, { message: 'Busy.', code: 'BUSY' })
  })

  expect(await api.send(compactProfile)).toMatchObject({ ok: false, status: 503, message: 'Busy.' })
  expect(requests).toBe(1)
})

test('what answers no JSON is told in a sentence', async () => {
  const { api } = await clientOf((_, response) =>
    response.writeHead(502).end('<h1>Bad gateway</h1>'),
  )

  expect(await api.send(compactProfile)).toMatchObject({
    ok: false,
    status: 502,
    message: 'Something went wrong. Try again.',
  })
})

test('what the server says is told apart from what is said in its place', async () => {
  const refusals = [
    { ok: false, status: 409, code: 'TAKEN', message: 'Taken.', errors: [] },
    { ok: false, status: 502, code: 'UNEXPECTED', message: 'Something.', errors: [] },
    { ok: false, status: 0, code: 'UNREACHABLE', message: 'Nothing.', errors: [] },
  ] as const

  expect(refusals.map(serverMessage)).toEqual(['Taken.', undefined, undefined])
})

test('a request is given up after 200 seconds', async () => {
  const waits: (number | undefined)[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => {
    waits.push(milliseconds)
    return timeout(1)
  }
  onTestFinished(() => {
    AbortSignal.timeout = timeout
  })
  const { api } = await clientOf(() => undefined)

  expect(await api.send(compactProfile)).toMatchObject({ ok: false, code: 'TIMED_OUT' })
  expect(waits).toEqual([200_000])
})

test('a handshake that a wrong clock has signed is signed once more, and no oftener', async () => {
  let requests = 0
  const { api, state } = await clientOf((_, response) => {
    requests += 1
    return requests === 1
      ? answer(response, 401, { message: 'Too old.', code: 'HANDSHAKE_EXPIRED' })
      : answer(response, 200, { data: 'mine' })
  })

  expect(await api.send(compactProfile)).toMatchObject({ ok: true, data: { data: 'mine' } })
  expect(requests).toBe(2)
  expect(state.tokens()).toMatchObject({ token: 'old' })
})

test('where the clock stays wrong the refusal is told, and the session goes on', async () => {
  let requests = 0
  const { api, state, left } = await clientOf((_, response) => {
    requests += 1
    return answer(response, 401, { message: 'Too old.', code: 'HANDSHAKE_EXPIRED' })
  })

  expect(await api.send(compactProfile)).toMatchObject({ ok: false, message: 'Too old.' })
  expect(requests).toBe(2)
  expect(state.tokens()).toMatchObject({ token: 'old' })
  expect(left).toEqual([])
})
