import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aBrowser } from '../apps/server/src/notifications/push/browser.testing.ts'
import { go, launchBrowser, soon } from './browser.testing.ts'
import { press } from './keyboard.testing.ts'
import { button, enrol, password, type Person, visits, storageOnly } from './member.testing.ts'
import { beginSession } from './session.testing.ts'
import { startSite } from './site.testing.ts'

const received: Buffer[] = []
/** A push service of our own: the browser's cannot be reached here. */
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push(body)
    response.writeHead(201).end()
  })
}).listen(0, '127.0.0.1')
await once(service, 'listening')
afterAll(() => void service.close())
const address = service.address()
const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

const { origin, database } = await startSite({ env: { PUSH_HOSTS: host } })
const browser = await launchBrowser()
const visit = visits(browser, origin)
const keys = aBrowser()

/**
 * Subscribes at our push service instead of the browser maker's, and has the permission, which nobody can
 * give to a browser without a screen.
 */
async function useOwnService(page: Page): Promise<void> {
  await page.addInitScript(
    ([endpoint, ownKeys]) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      let isOn = false
      const subscription = {
        options: {},
        toJSON: () => ({ endpoint, keys: ownKeys }),
        unsubscribe: async () => {
          isOn = false
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn ? subscription : null),
        subscribe: async () => {
          isOn = true
          return subscription
        },
      })
    },
    [`http://${host}/one`, keys.keys] as const,
  )
}

/** Has a club invite somebody, of which they are told. */
async function invite({ email }: Person): Promise<void> {
  const owner = { email: 'owner@example.org', phone: '3007654398' }
  await enrol(origin, owner)
  const granted = await post('account/login', { username: owner.email, password })
  const authorization = `Bearer ${granted.access_token}`
  const made = await post(
    'organisations',
    {
      kind: 'club',
      name: 'Ravi Wanderers',
      country: 'PK',
      city: '',
      about: '',
      website: '',
      email: '',
      phone: '',
      idempotencyKey: crypto.randomUUID(),
    },
    { authorization },
  )
  const { id } = made.data.organisation
  await post(`organisations/${id}/invitations`, { roles: ['coach'], email }, { authorization })
}

async function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** Hands the worker of the site what the push service was sent, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

/** Keeps what the worker shows, which a browser without a screen refuses to. */
async function watchWorker(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('The site has no service worker.')
  await worker.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: object) => {
        shown.push({ title, ...options })
      },
    })
  })
  return (): Promise<unknown> => worker.evaluate(() => Reflect.get(globalThis, 'shown'))
}

test('a browser that was turned on shows what happens, and no more once it is turned off', () =>
  visit(storageOnly, async (page) => {
    const person = { email: 'pushed@example.org', phone: '3007654399' }
    await enrol(origin, person)
    await useOwnService(page)
    await beginSession(page, person.email, password)
    await go(page, `${origin}/notifications/settings`)
    await press(page, button(page, 'Turn on notifications'))
    await button(page, 'Turn off').waitFor()

    await invite(person)
    await soon(() => received.length).toBe(1)
    const data = keys.decrypt(received[0] ?? Buffer.alloc(0))
    const shown = await watchWorker(page)
    await deliver(page, data)
    const { id, path } = JSON.parse(data)
    await soon(shown).toEqual([
      {
        title: 'Ravi Wanderers',
        body: expect.stringContaining('You are invited to join.'),
        tag: id,
        data: { path },
      },
    ])
    expect(path).toMatch(/^\/match-central\/clubs\//)

    await press(page, button(page, 'Turn off'))
    await button(page, 'Turn on notifications').waitFor()
    await soon(async () => {
      const { rows } = await database.pool.query('select from push_subscription')
      return rows.length
    }).toBe(0)
  }))
