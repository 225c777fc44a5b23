import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { afterAll } from 'vitest'

/** Who signs in at the provider, by the name typed there. */
export type Claims = {
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

export const clientId = 'the-site'
export const clientSecret = 'a secret of the site and the provider'

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/**
 * A real OpenID provider on its own port, which believes whatever people type. Call `open` for a site
 * before using it there.
 */
export async function startOpenId() {
  const people = new Map<string, Claims>()
  const server = createServer()
  const issuer = await listen(server)
  const open = (redirectUri: string): void => {
    const answer = providerFor(issuer, people, redirectUri).callback()
    server.on('request', (request, response) => void answer(request, response))
  }
  return { issuer, people, open }
}

const providerFor = (issuer: string, people: ReadonlyMap<string, Claims>, redirectUri: string) =>
  new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['a key for the cookies of the test'] },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
  })

/** A minimal browser: cookies, and the next address or form. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async open(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1).join('').split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
    return response
  }

  /** Follows redirects within the provider; answers the first address outside, or the page. */
  async follow(
    address: string,
    first: Response,
  ): Promise<{ away: string } | { page: string; at: string }> {
    let at = address
    let response = first
    for (;;) {
      const location = response.headers.get('location')
      if (location === null) return { page: await response.text(), at }
      const next = new URL(location, at)
      if (next.origin !== new URL(address).origin) return { away: next.href }
      at = next.href
      response = await this.open(at)
    }
  }
}

/** Signs in at the provider and consents, or cancels; answers where that leads. */
export async function visitOpenId(
  address: string,
  login: string,
  turnsBack = false,
): Promise<string> {
  const browser = new Browser()
  let stop = await browser.follow(address, await browser.open(address))
  for (const prompt of ['login', 'consent']) {
    if ('away' in stop) return stop.away
    if (turnsBack) {
      const [, abort = ''] = /href="([^"]+\/abort)"/.exec(stop.page) ?? []
      const back = new URL(abort, stop.at).href
      stop = await browser.follow(back, await browser.open(back))
    } else {
      const form = { prompt, ...(prompt === 'login' && { login, password: 'anything' }) }
      stop = await browser.follow(stop.at, await browser.open(stop.at, form))
    }
  }
  if ('away' in stop) return stop.away
  throw new Error(`The provider shows a page more: ${stop.page.slice(0, 300)}`)
}

/** A plain OAuth 2 server like Facebook's; the code says who somebody is. */
export async function startPlainOAuth() {
  const asked: { readonly path: string; readonly authorization: string }[] = []
  const server = createServer((request, response) => {
    const { url = '/', headers } = request
    asked.push({ path: url, authorization: headers.authorization ?? '' })
    const isToken = url.startsWith('/token')
    const body = isToken
      ? { access_token: 'for-one', token_type: 'bearer', expires_in: 60 }
      : { id: '10158', first_name: 'Sana', last_name: 'Mirza', email: 'sana@example.org' }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const origin = await listen(server)
  return { origin, asked, stop: () => server.close() }
}
