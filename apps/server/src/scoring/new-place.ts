import type { NewMatch } from '@pavilion/contract/matches/new-match.ts'
import { type Account, may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { notYours } from './not-yours.ts'
import { keepGround } from '#grounds/grounds.ts'
import { refuseField } from '#http/refuse-call.ts'
import { insertPeople } from '#people/people.ts'
import { after } from '#security/instants.ts'
import type { GroundFound } from './new-records.queries.ts'
import { findGround, findOwnOfficials, findPeople } from './new-records.queries.ts'

const TWO_YEARS = 2 * 366 * 86_400
const EARLIEST = '1744-01-01'

type Asked = {
  readonly input: Pick<NewMatch, 'ground' | 'startsAt' | 'officials'>
  readonly actor: Account
  /** Of the site, for matches without a ground and for new grounds. */
  readonly timeZone: string
  readonly now: string
}

/** Where and when a new match is played, and who officiates. */
export async function newPlace(db: Db, { input, actor, timeZone, now }: Asked) {
  const ground = await groundOf(db, input.ground, timeZone)
  const startsAt = new Date(input.startsAt ?? now).toISOString()
  const startsOn = dayIn(ground?.timeZone ?? timeZone, startsAt)
  if (startsAt > after(now, TWO_YEARS) || startsOn < EARLIEST) {
    throw refuseField('startsAt', 'A match must start within the next two years.')
  }
  return { ground, startsAt, startsOn, officials: await officialsOf(db, input, actor) }
}

async function groundOf(
  db: Db,
  asked: NewMatch['ground'],
  timeZone: string,
): Promise<GroundFound | undefined> {
  if (asked === undefined) return undefined
  if (!('id' in asked)) return keepGround(db, { ...asked, timeZone })
  const ground = await findGround(db, asked.id)
  if (ground === undefined) throw refuseField('ground.id', 'Ground not found.')
  return ground
}

/** The local day of an instant, "2026-07-23". */
export function dayIn(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: 'year' | 'month' | 'day') =>
    parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The day that follows so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** A name under which somebody whom this account made has officiated is that person. */
async function officialsOf(db: Db, { officials }: Pick<NewMatch, 'officials'>, actor: Account) {
  const ids = officials.flatMap((one) => ('id' in one ? [one.id] : []))
  const known = await findPeople(db, ids)
  const names = [...new Set(officials.flatMap((one) => ('id' in one ? [] : [one.name])))]
  const earlier = await findOwnOfficials(db, actor.accountId, names)
  const idOf = new Map(earlier.map(({ asked, id }) => [asked, id]))
  const fresh = names.filter((name) => !idOf.has(name))
  const made = await insertPeople(db, { names: fresh, gender: null, madeBy: actor.accountId })
  fresh.forEach((name, at) => idOf.set(name, made[at] ?? ''))
  const found = officials.map((one, at) => {
    if (!('id' in one)) return { role: one.role, personId: idOf.get(one.name) ?? '' }
    const path = `officials.${at}.id`
    const person = known.find(({ asked }) => asked === one.id)
    if (person === undefined) throw refuseField(path, 'Official not found.')
    if (!may(actor, 'name-person', person)) throw notYours(path)
    return { role: one.role, personId: person.id }
  })
  const twice = found.findIndex(({ role, personId }, at) =>
    found.slice(0, at).some((one) => one.role === role && one.personId === personId),
  )
  if (twice >= 0) throw refuseField(`officials.${twice}`, 'That official is named twice.')
  return found
}
