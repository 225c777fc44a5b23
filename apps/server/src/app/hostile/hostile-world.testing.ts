import { pino } from 'pino'
import sharp from 'sharp'
import { clientAs, someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { startAccountServer } from '#accounts/accounts.testing.ts'
import { sampleAccounts } from '#accounts/sample-accounts.ts'
import { loadContent } from '#cms/cms.ts'
import { freshDatabase, type TestDatabase } from '#db/database.testing.ts'
import { ensureCities } from '#places/cities.ts'
import { fillSampleWorld } from '#sample/fill.ts'
import { newTeams, villageCup } from '#tournaments/manage/setup.testing.ts'
import type { AppContext } from '#app-context.ts'
import type { Known } from './fitting-values.testing.ts'

/** The real server behind one trusted proxy, with the sample world, and its log. */
export async function startHostileWorld() {
  const database = await freshDatabase()
  const complaints: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void complaints.push(line) })
  const { origin, app } = await startAccountServer(database, {}, log)
  await database.pool.query('delete from site')
  await fillSampleWorld(app)
  await loadContent(app)
  await ensureCities(app)
  const buyer = await buyerOf(app)
  return { origin, app, complaints, buyer, known: await knownOf(app, database, buyer) }
}

/** An account with a known password and an unpaid order. */
async function buyerOf(app: AppContext) {
  const { id: accountId } = await app.db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', 'member@sample.example')
    .executeTakeFirstOrThrow()
  const client = await clientAs(app, accountId)
  const { data } = await client.packages.filter({})
  const [item] = data.items.flatMap(({ id, prices }) =>
    prices.map(({ period }) => ({ id, period })),
  )
  if (item === undefined) throw new Error('The sample shop sells nothing.')
  const { password } = await sampleAccounts(app)
  const bought = { items: [{ ...item, quantity: 1 }], idempotencyKey: 'key-of-the-buyer' }
  const { orderId, url } = (await client.packages.paymentLink(bought)).data
  return { accountId, password, orderId, reference: url.slice(url.lastIndexOf('/') + 1), item }
}

/** A cup of four teams that an association runs, for what only organisers are answered. */
async function cupOf(app: AppContext): Promise<string> {
  const client = await clientAs(app, await everywhere(app))
  const association = await app.db
    .selectFrom('organisation')
    .select('id')
    .where('kind', '=', 'association')
    .executeTakeFirstOrThrow()
  const asked = { organisationId: association.id, idempotencyKey: 'key-of-the-cup' }
  const { tournament } = (await client.tournaments.create({ ...asked, fields: villageCup })).data
  const tournamentId = tournament.id
  const teams = newTeams(['Amber', 'Bronze', 'Copper', 'Dune'])
  await client.tournaments.addTeams({ tournamentId, teams })
  await client.tournaments.setGroups({ tournamentId, groups: { count: 1 } })
  await client.tournaments.publish({ tournamentId })
  return tournamentId
}

type Buyer = Awaited<ReturnType<typeof buyerOf>>

const tables = {
  matchId: 'match',
  tournamentId: 'tournament',
  organisationId: 'organisation',
  teamId: 'team',
  bookingId: 'booking',
  programmeId: 'programme',
  batchId: 'batch',
  skillId: 'skill',
  id: 'post',
} as const

async function knownOf(app: AppContext, { pool }: TestDatabase, buyer: Buyer): Promise<Known> {
  const idsIn = async (table: string, column = 'id') => {
    const sorted = `select distinct ${column} as id from ${table} order by id limit 3`
    return (await pool.query<{ id: string }>(sorted)).rows.map(({ id }) => id)
  }
  const found = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => [name, await idsIn(table)] as const),
  )
  const byTable = Object.fromEntries(found)
  const players = await idsIn('match_player', 'person_id')
  const officials = await idsIn('match_official', 'person_id')
  const ground = await groundOf(app)
  const cup = await cupOf(app)
  const nobodys = [nobody, '00000000-0000-0000-0000-000000000000']
  return {
    ids: [...Object.values(byTable).flat(), ...players, buyer.orderId, ...nobodys],
    byName: {
      ...byTable,
      ...ground,
      tournamentId: [cup, ...(byTable['tournamentId'] ?? [])],
      playerId: players,
      officialId: officials,
      ...meant(buyer),
    },
    picture: await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  }
}

/** A ground for hire and some of its coming slots. */
async function groundOf({ db, now }: AppContext) {
  const slots = await db
    .selectFrom('ground_slot')
    .select(['id', 'ground_id', 'weekday'])
    .orderBy('ground_id')
    .orderBy('id')
    .execute()
  const ground = slots[0]?.ground_id ?? ''
  const dayOf = (weekday: number, week: number) => {
    const day = new Date(now())
    day.setUTCDate(day.getUTCDate() + 7 * week + ((weekday - day.getUTCDay() + 7) % 7))
    return day.toISOString().slice(0, 10)
  }
  const chosen = slots
    .filter(({ ground_id }) => ground_id === ground)
    .flatMap(({ id, weekday }) => [1, 2].map((week) => ({ slotId: id, day: dayOf(weekday, week) })))
  return {
    groundId: [ground],
    slots: chosen.map((slot) => [slot]),
    to: [...chosen, '2026-07-20', '2026-07-20T10:00:00Z'],
    from: ['2026-07-18', '2026-07-18T10:00:00Z'],
    equipment: [[]],
    officials: [[]],
  }
}

const meant = ({ orderId, reference, item, password }: Buyer) => ({
  orderId: [orderId],
  reference: [reference],
  items: [[{ ...item, quantity: 1 }]],
  total: [undefined],
  couponCode: [undefined],
  ticket: [undefined],
  name: ['Ayesha Siddiqui', 'section-1'],
  firstName: ['Ayesha'],
  lastName: ['Siddiqui'],
  email: ['ayesha@example.org', 'bilal@example.org'],
  website: [''],
  subject: ['A question', 'phone'],
  country_id: ['PK'],
  phone_number: ['+923001234567', '+923007654321'],
  country_code: ['92'],
  username: ['member@sample.example', 'ayesha@example.org'],
  password: [password],
  currentPassword: [password],
  newPassword: ['reverse swing'],
  code: ['1234'],
  slug: ['first', 'second'],
  cover: [null],
  socialPicture: [null],
  revision: [1, 2],
  number: [1],
  outcome: ['succeed', 'later'],
  after: [undefined, undefined, cursorOf('latest', [0]), cursorOf('name', ['a'])],
})

const nobody = '01990000-0000-7000-8000-00000000dead'
const cursorOf = (order: string, keys: readonly unknown[]) =>
  Buffer.from(JSON.stringify([order, keys, nobody])).toString('base64url')

/** A signed-in caller that takes a new token, or another account, when the current one stops working. */
export class Asker {
  readonly #token: (anew: boolean) => Promise<string | undefined>
  #bearer: string | undefined
  #refused = 0

  constructor(token: (anew: boolean) => Promise<string | undefined>) {
    this.#token = token
  }

  async bearer(): Promise<string | undefined> {
    this.#bearer ??= await this.#token(this.#refused > 1)
    return this.#bearer
  }

  /** Notes the status of the last answer. */
  heard(status: number): void {
    this.#refused = status === 401 || status === 429 ? this.#refused + 1 : 0
    if (this.#refused > 0) this.#bearer = undefined
  }
}

export function askersOf(app: AppContext, buyer: string) {
  const owned = (make: () => Promise<string>, first?: string) => {
    let account = first
    return new Asker(async (anew) => {
      if (anew || account === undefined) account = await make()
      return tokenOf(app, account)
    })
  }
  return {
    stranger: new Asker(async () => undefined),
    member: owned(() => someone(app), buyer),
    operator: owned(() => everywhere(app)),
  }
}

/** An operator who also owns every organisation. */
async function everywhere(app: AppContext): Promise<string> {
  const organisations = await app.db.selectFrom('organisation').select('id').execute()
  const roles = organisations.map(({ id }) => ({ organisationId: id, role: 'owner' as const }))
  return someone(app, { operator: true, roles })
}
