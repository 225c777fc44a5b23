import { randomUUID } from 'node:crypto'
import { MatchId, type TournamentId } from '@pavilion/contract/ids.ts'
import type { Sanction } from '@pavilion/contract/discipline/discipline-fields.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import {
  aCup,
  type Client,
  eleven,
  entriesOf,
  scoreByPad,
} from '#tournaments/fixtures/cup.testing.ts'
import type { AppContext } from '#app-context.ts'
import { ensureDefaultSite } from '#sites/sites.ts'

const squadText = (side: string) => [...eleven(side), `Spare ${side}`].join('\n')

/** The player of the home side that all of this is about. */
export const PLAYER = eleven('H')[0]!

export type Cup = {
  readonly client: Client
  readonly accountId: string
  readonly tournamentId: TournamentId
  readonly entryId: string
  readonly teamId: string
  readonly fixtures: readonly string[]
}

/** A public cup of two teams with squads of twelve, who meet at these instants. */
async function aCupAt(app: AppContext, instants: readonly string[]): Promise<Cup> {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const tournamentId = await aCup(client, ['Ashford', 'Brook'])
  const [home, away] = await entriesOf(client, tournamentId)
  await client.tournaments.addToSquad({ entryId: home!.id, text: squadText('H') })
  await client.tournaments.addToSquad({ entryId: away!.id, text: squadText('W') })
  const fixtures = []
  for (const [at, startsAt] of instants.entries()) {
    const fixtureId = randomUUID()
    const teams: [string, string] = [home!.team.id, away!.team.id]
    const place = { startsAt, ground: `Ground ${at}` }
    await client.tournaments.saveFixture({ tournamentId, fixtureId, teams, ...place })
    fixtures.push(fixtureId)
  }
  await client.tournaments.publishFixtures({ tournamentId })
  const team = { entryId: home!.id, teamId: home!.team.id }
  return { client, accountId, tournamentId, ...team, fixtures }
}

/** The match of a fixture of the cup. */
export async function matchAt({ client, tournamentId, fixtures }: Cup, at: number) {
  const { data } = await client.tournaments.programme({ tournamentId })
  const found = data.fixtures.find(({ id }) => id === fixtures[at])
  return MatchId.parse(found?.match?.id)
}

/** Plays a match of the cup, with the player or with the spare one instead. */
export async function play(cup: Cup, at: number, { spared = false } = {}): Promise<void> {
  const home = eleven('H')
  const players: [string[], string[]] = [spared ? [...home.slice(1), 'Spare H'] : home, eleven('W')]
  await scoreByPad(cup.client, await matchAt(cup, at), players)
}

type Reporting = { readonly by?: Client; readonly caseId?: string; readonly player?: string }

/** Reports the player for the first match. */
export async function report(
  cup: Cup,
  { by = cup.client, caseId = randomUUID(), player = PLAYER }: Reporting = {},
) {
  const matchId = await matchAt(cup, 0)
  const said = { clause: '2.3', happened: 'Threw the ball at the batter.' }
  const { data } = await by.discipline.report({
    matchId,
    caseId,
    teamId: cup.teamId,
    player,
    ...said,
  })
  return { caseId, form: data }
}

export const reason = 'Both captains were heard.'

/** Reports, charges and decides; answers the book. */
export async function sanctioned(cup: Cup, sanction: Sanction) {
  const { client, tournamentId } = cup
  const { caseId } = await report(cup)
  await client.discipline.charge({ tournamentId, caseId })
  const asked = { tournamentId, caseId, sanction, reason }
  const { data } = await client.discipline.decide(asked)
  return { caseId, book: data, asked }
}

const SATURDAYS = ['2030-06-01T05:00:00Z', '2030-06-08T05:00:00Z', '2030-06-15T05:00:00Z']

export const bookOf = async ({ client, tournamentId }: Cup) =>
  (await client.discipline.book({ tournamentId })).data

/** Those of the home side who may not play in a match. */
export async function barredIn(cup: Cup, at: number): Promise<string[]> {
  const { client, tournamentId } = cup
  const asked = { tournamentId, matchId: await matchAt(cup, at) }
  const [home] = (await client.tournaments.lineUpSquads(asked)).data
  return home!.barred.map(({ name }) => name)
}

/** An empty world, and cups in it. */
export async function startDiscipline() {
  const app = await freshApp('empty')
  await ensureDefaultSite(app)
  const aCupToCome = () => aCupAt(app, SATURDAYS)
  /** A cup of three matches, of which the first was played. */
  const aCupUnderWay = async () => {
    const cup = await aCupToCome()
    await play(cup, 0)
    return cup
  }
  return { app, aCupToCome, aCupUnderWay }
}
