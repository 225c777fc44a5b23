import { randomUUID } from 'node:crypto'
import { plainPicture } from '../apps/server/src/security/pictures.testing.ts'
import { villageCup } from '../apps/server/src/tournaments/manage/setup.testing.ts'

type World = { readonly origin: string; readonly password: string }

/** One client, by the address that a proxy tells of it. */
export class Client {
  readonly #origin: string
  readonly #address: string
  #bearer: string | undefined

  constructor(origin: string, address: string) {
    this.#origin = origin
    this.#address = address
  }

  /** Logs in as a sample account. */
  async logIn(role: string, password: string): Promise<this> {
    const body = JSON.stringify({ username: `${role}@sample.example`, password })
    const { text } = await this.#ask('/api/v1/account/login', { method: 'POST', body })
    this.#bearer = JSON.parse(text).access_token
    return this
  }

  async get(target: string): Promise<number> {
    return (await this.#ask(target, {})).status
  }

  async post(target: string, body: unknown): Promise<number> {
    return (await this.#ask(target, { method: 'POST', body: JSON.stringify(body) })).status
  }

  async send(target: string, png: Uint8Array<ArrayBuffer>): Promise<number> {
    return (await this.#ask(target, { method: 'POST', body: png }, 'image/png')).status
  }

  /** The answer to a call, parsed; a call without a body is a GET. */
  async read(target: string, body?: unknown) {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return JSON.parse((await this.#ask(target, init)).text)
  }

  async #ask(target: string, init: RequestInit, type = 'application/json') {
    const response = await fetch(this.#origin + target, {
      ...init,
      headers: {
        'x-forwarded-for': this.#address,
        ...(init.body !== undefined && { 'content-type': type }),
        ...(this.#bearer !== undefined && { authorization: `Bearer ${this.#bearer}` }),
      },
    })
    return { status: response.status, text: await response.text() }
  }
}

/** Answers are statuses. */
export type Kind = {
  readonly attack: (round: number) => Promise<number>
  /** Something small of the same kind, by somebody else. */
  readonly harmless: (round: number) => Promise<number>
}

type Cast = {
  readonly attacker: Client
  readonly other: Client
  readonly editor: Client
  readonly secretary: Client
  readonly password: string
  readonly matches: readonly string[]
}

async function castOf({ origin, password }: World): Promise<Cast> {
  const as = (role: string, address: string) => new Client(origin, address).logIn(role, password)
  const other = await as('operator', '10.2.0.1')
  const found = await other.read('/api/v1/matches/filter', {
    sort: 'latest',
    filter: { status: ['complete'] },
    page: { size: 50 },
  })
  return {
    attacker: await as('member', '10.1.0.1'),
    editor: await as('content-editor', '10.1.0.1'),
    secretary: await as('owner', '10.1.0.1'),
    other,
    password,
    matches: await withFiles(
      other,
      found.data.items.map(({ id }: { id: string }) => id),
    ),
  }
}

/** The matches that have every file: cards that were typed have none, and some formats have no Cricsheet file. */
async function withFiles(client: Client, ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const id of ids) {
    const statuses = await Promise.all(
      forms.map((form) => client.get(`/api/v1/matches/${id}/files/${form}`)),
    )
    if (statuses.every((status) => status === 200)) found.push(id)
  }
  return found
}

/** As many as an article may have, of what its reader looks at most often. */
const texts = [
  '## a\n'.repeat(4999),
  `${'_a '.repeat(1600)}\n\n`.repeat(20),
  `${'*a **b '.repeat(700)}\n\n`.repeat(20),
  `${'a@b '.repeat(1200)}\n\n`.repeat(20),
  `${'[a](b '.repeat(800)}\n\n`.repeat(20),
  `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${`|${'_a|'.repeat(200)}\n`.repeat(150)}`,
  `${'> '.repeat(11)}a\n`.repeat(3000),
].map((text) => text.slice(0, 99_000))

const hard = ['e a i o u n', 'xqzt vwkj', '%_ \\\\ __', 'aaaaaaaaaa bbbbbbbbbb cccccccccc', 'v']

const forms = ['log.json', 'cricsheet.json', 'ashwin.csv', 'ashwin-info.csv']

const of = <T>(list: readonly T[], round: number): T => {
  const one = list[round % list.length]
  if (one === undefined) throw new Error('The world lacks what the bench needs.')
  return one
}

/** An order of the account with as many lines as a cart takes. */
async function orderOf(client: Client, most: number, key: string): Promise<string> {
  const { data } = await client.read('/api/v1/ecommerce/packages/filter', {})
  const items = data.items.flatMap(({ id, prices }: { id: string; prices: { period: string }[] }) =>
    prices.map(({ period }) => ({ id, period, quantity: 1 })),
  )
  const answer = await client.read('/api/v1/ecommerce/payments/generate-payment-link', {
    items: items.slice(0, most),
    idempotencyKey: key,
  })
  return answer.data.orderId
}

/** The address at which the rules of a new tournament are simulated. */
async function simulationsOf(client: Client): Promise<string> {
  const { data } = await client.read('/api/v1/manage/tournaments', {
    idempotencyKey: randomUUID(),
    organisationId: null,
    fields: villageCup,
  })
  return `/api/v1/manage/tournaments/${data.tournament.id}/simulations`
}

/** The address at which lines of players are read for the club that an account runs. */
async function linesOf(client: Client): Promise<string> {
  const { data } = await client.read('/api/v1/account/permissions')
  return `/api/v1/organisations/${data.roles[0].organisation.id}/players/preview`
}

const seasons = (seed: string) => ({ seed, points: villageCup.points, qualifiers: 2 })

/** As many lines as are read, each as long as a call may send of so many. */
const names = Array.from(
  { length: 2_000 },
  (_, at) => `Somebody ${at} ${'Else '.repeat(12)}, 7`,
).join('\n')

/** Every kind of work that a request can make expensive, by its name. */
export async function expensiveKinds(world: World): Promise<Readonly<Record<string, Kind>>> {
  const cast = await castOf(world)
  const { attacker, other, editor, secretary, matches } = cast
  const [large, small] = [await plainPicture(6300, 6300), await plainPicture(64, 64)]
  const long = await orderOf(attacker, 20, 'bench-of-the-attacker')
  const short = await orderOf(other, 1, 'bench-of-the-other')
  const report = '/api/v1/cricconnect/reports/generate-report'
  const login = '/api/v1/account/login'
  const search = (q: string) => `/api/v1/search?q=${encodeURIComponent(q)}&limit=10`
  const file = (round: number) =>
    `/api/v1/matches/${of(matches, round)}/files/${of(forms, Math.floor(round / matches.length))}`
  const preview = '/api/v1/cms/editor/preview'
  const [simulations, others] = [await simulationsOf(attacker), await simulationsOf(other)]
  const lines = await linesOf(secretary)
  return {
    picture: {
      attack: () => attacker.send('/api/v1/account/avatar', large),
      harmless: () => other.send('/api/v1/account/avatar', small),
    },
    markdown: {
      attack: (round) => editor.post(preview, { body: of(texts, round) }),
      harmless: () => other.post(preview, { body: 'A *short* text.' }),
    },
    card: {
      attack: (round) => attacker.get(`/matches/${of(matches, round)}/1/card.png`),
      harmless: (round) => other.get(`/matches/${of(matches.toReversed(), round)}/1/card.png`),
    },
    invoice: {
      attack: () => attacker.post(report, { orderId: long }),
      harmless: () => other.post(report, { orderId: short }),
    },
    file: { attack: (round) => attacker.get(file(round)), harmless: () => other.get(file(0)) },
    search: {
      attack: (round) => attacker.get(search(of(hard, round))),
      harmless: () => other.get(search('lahore')),
    },
    password: {
      attack: (round) =>
        attacker.post(login, { username: `crowd${round}@example.org`, password: 'cover drive' }),
      harmless: () =>
        other.post(login, { username: 'scorer@sample.example', password: world.password }),
    },
    simulation: {
      attack: (round) => attacker.post(simulations, seasons(`attack ${round}`)),
      harmless: (round) => other.post(others, seasons(`other ${round}`)),
    },
    names: {
      attack: () => secretary.post(lines, { text: names }),
      harmless: () => secretary.post(lines, { text: 'Somebody Else' }),
    },
    'own-data': {
      attack: () => attacker.get('/api/v1/account/export'),
      harmless: () => other.get('/api/v1/account/export'),
    },
  }
}
