import { randomUUID } from 'node:crypto'
import type {
  AppointmentRules,
  OfficialFields,
} from '@pavilion/contract/appointments/appointment-fields.ts'
import type { MatchId, TournamentId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aCup, type Client, entriesOf } from '#tournaments/fixtures/cup.testing.ts'

export const ruled: AppointmentRules = {
  umpires: 2,
  scorers: 1,
  referees: 0,
  weeksApart: 0,
  leagueGrade: 'D',
  knockOutGrade: 'D',
  answerHours: 48,
  umpireFee: minorUnits(200_000),
  scorerFee: minorUnits(100_000),
  refereeFee: minorUnits(0),
}

/** Somebody for a panel, with an address that nobody else has. */
export const anOfficial = (name: string, more: Partial<OfficialFields> = {}): OfficialFields => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@example.org`,
  roles: ['umpire'],
  grade: 'C',
  position: null,
  conflicts: [],
  ...more,
})

export type Cup = {
  readonly client: Client
  readonly accountId: string
  readonly tournamentId: TournamentId
  readonly teamIds: readonly string[]
  readonly matches: readonly MatchId[]
}

/** Matches at these instants, between teams in turn, with the rules above. */
export async function aCupAt(app: AppContext, instants: readonly string[]): Promise<Cup> {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const tournamentId = await aCup(client, ['Ashford', 'Brook', 'Chilham', 'Deal'])
  const teams = (await entriesOf(client, tournamentId)).map(({ team }) => team.id)
  for (const [at, startsAt] of instants.entries()) {
    const pair = at % 2 === 0 ? [teams[0]!, teams[1]!] : [teams[2]!, teams[3]!]
    await client.tournaments.saveFixture({
      tournamentId,
      fixtureId: randomUUID(),
      teams: [pair[0]!, pair[1]!],
      startsAt,
      ground: `Ground ${at}`,
    })
  }
  await client.tournaments.publishFixtures({ tournamentId })
  await client.appointments.saveRules({ tournamentId, rules: ruled })
  const { data } = await client.appointments.book({ tournamentId })
  return {
    client,
    accountId,
    tournamentId,
    teamIds: teams,
    matches: data.matches.map(({ id }) => id),
  }
}

/** Puts somebody on the panel of a cup and answers the id. */
export async function onPanel(
  { client, tournamentId }: Cup,
  fields: OfficialFields,
): Promise<string> {
  const panelId = randomUUID()
  await client.appointments.saveOfficial({ tournamentId, panelId, fields })
  return panelId
}

/** An empty world, and what was emailed in it since. */
export async function startAppointing() {
  const app = await freshApp('empty')
  await ensureDefaultSite(app)
  const letters = async (): Promise<{ to: string; subject: string; text: string }[]> => {
    await handleEvents(app)
    const sent = await app.db
      .selectFrom('message')
      .select(['recipient as to', 'subject', 'body as text'])
      .orderBy('id')
      .execute()
    await app.db.deleteFrom('message').execute()
    return sent.map(({ to, subject, text }) => ({ to: to ?? '', subject: subject ?? '', text }))
  }
  return { app, letters, anybody: clientOf(app) }
}

export const tokenIn = (text: string): string => /#token=([\w-]+)/.exec(text)?.[1] ?? ''

export const SATURDAY = '2030-06-01T05:00:00Z'
export const SUNDAY = '2030-06-02T05:00:00Z'

type Place = {
  readonly match?: number
  readonly role?: 'umpire' | 'scorer'
  readonly id?: string
}

/** Asks somebody of the panel to stand in a match of the cup, the first by default. */
export const appointing = (
  { client, tournamentId, matches }: Cup,
  panelId: string,
  { match = 0, role = 'umpire', id = randomUUID() }: Place = {},
) =>
  client.appointments.appoint({
    tournamentId,
    appointments: [{ id, matchId: matches[match]!, role, panelId }],
  })

export const bookOf = async ({ client, tournamentId }: Cup) =>
  (await client.appointments.book({ tournamentId })).data

/** An official who was asked to stand in the first match, with the token of the email. */
export const asking =
  ({ letters }: Pick<Awaited<ReturnType<typeof startAppointing>>, 'letters'>) =>
  async (cup: Cup, name: string, role: 'umpire' | 'scorer' = 'umpire') => {
    const fields = anOfficial(name, { roles: [role] })
    const panelId = await onPanel(cup, fields)
    await letters()
    const id = randomUUID()
    await appointing(cup, panelId, { role, id })
    const [letter] = await letters()
    return { id, panelId, fields, token: tokenIn(letter?.text ?? ''), letter }
  }
