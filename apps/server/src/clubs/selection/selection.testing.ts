import { randomUUID } from 'node:crypto'
import type { AppContext } from '#app-context.ts'
import { clientOf } from '#app/app-context.testing.ts'
import { after } from '#security/instants.ts'
import { linkToken } from '../calendar/availability-link.ts'
import { aClub, aTeam, type Client } from '../clubs.testing.ts'

const DAY = 86_400

/** Noon of a day from today. */
export const noon = (app: AppContext, days: number) =>
  `${after(app.now(), days * DAY).slice(0, 10)}T12:00:00Z`

type Planned = {
  readonly client: Client
  readonly organisationId: string
  readonly teamId: string
  readonly startsAt: string
}

export async function aMatch({ client, organisationId, teamId, startsAt }: Planned) {
  const { data } = await client.clubs.addEntry({
    organisationId,
    idempotencyKey: randomUUID(),
    fields: {
      kind: 'match',
      teamId,
      opponent: 'Lyari Athletic',
      place: '',
      note: '',
      startsAt,
      endsAt: after(startsAt, 3 * 3600),
      meetsAt: after(startsAt, -3600),
      askDays: null,
    },
  })
  return data
}

/** A club with four players and two teams that play in three days; all four are in both squads. */
export async function aWeekend(app: AppContext) {
  const club = await aClub(app)
  const { client, organisationId } = club
  const season = app.now().slice(0, 4)
  const tag = randomUUID()
  const { data } = await client.clubs.addPlayers({
    organisationId,
    text: ['Ann', 'Bea', 'Cat', 'Dot']
      .map((name) => `${name} Khan, ${name.toLowerCase()}-${tag}@example.org`)
      .join('\n'),
  })
  const ids = new Map(
    data.players.map(({ id, name }): [string, string] => [name.split(' ')[0] ?? '', id]),
  )
  const firsts = await aTeam(client, organisationId)
  const seconds = await aTeam(client, organisationId, '2nd XI')
  const startsAt = noon(app, 3)
  for (const { teamId } of [firsts, seconds]) {
    const playerIds = [...ids.values()]
    await client.clubs.addToSquad({ organisationId, teamId, season, playerIds })
  }
  const first = await aMatch({ client, organisationId, teamId: firsts.teamId, startsAt })
  const second = await aMatch({ client, organisationId, teamId: seconds.teamId, startsAt })
  return {
    ...club,
    app,
    tag,
    idOf: (name: string) => ids.get(name) ?? '',
    first: first.id,
    second: second.id,
    day: startsAt.slice(0, 10),
    teamId: firsts.teamId,
  }
}

type Weekend = Awaited<ReturnType<typeof aWeekend>>
type Move = {
  readonly to?: string | null
  readonly from?: string | null
  readonly as?: 'playing' | 'reserve'
}

/** Picks a player for the first eleven, unless told otherwise. */
export async function pick(weekend: Weekend, name: string, more: Move = {}) {
  const { client, organisationId, day, idOf, first } = weekend
  const asked = { organisationId, day, playerId: idOf(name), from: null, to: first }
  return (await client.clubs.pick({ ...asked, ...more })).data
}

export const publish = ({ client, organisationId, day, first }: Weekend, isPublic = false) =>
  client.clubs.publishSheet({ organisationId, day, entryId: first, isPublic })

/** A player's answer about the first eleven's match, given without an account. */
export async function answerOf({ app, idOf, first }: Weekend, name: string, answer: 'yes' | 'no') {
  const token = await linkToken(app, idOf(name))
  const given = { token, entryId: first, answer, note: '' }
  const { data } = await clientOf(app).clubs.answerByLink(given)
  return data.entries.find(({ id }) => id === first)
}

/** What the emails to a player are about, the newest last. */
export async function subjectsTo({ app, tag }: Weekend, name: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ subject: string }>(
    'select subject from message where recipient = $1 order by id',
    [`${name.toLowerCase()}-${tag}@example.org`],
  )
  return rows.map(({ subject }) => subject.split(': ')[1] ?? '')
}
