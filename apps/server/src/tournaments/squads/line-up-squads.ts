import { readPlayerLine } from '@pavilion/cricket/text/player-line.ts'
import {
  breachesOf,
  type SquadRuleName,
  type SquadRules,
} from '@pavilion/cricket/squads/squad-rules.ts'
import type { LineUpSquad } from '@pavilion/contract/tournaments/squad-fields.ts'
import type { AppContext } from '#app-context.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { type Managed, tournamentOfManager } from '../manage/managed-tournament.ts'
import { findLeagueMatches } from './audit.queries.ts'
import { findSquads, type SquadRow } from './squads.queries.ts'
import { suspendedIn } from './suspensions.ts'
import { sheetOf } from './team-sheets.ts'
import { findTeamSheets } from './team-sheets.queries.ts'

type World = Pick<AppContext, 'db' | 'now'>
type Fixture = Pick<FixtureRow, 'homeId' | 'awayId' | 'stage' | 'matchId'>

/**
 * The squads of the sides of a fixture, home first, who of them may not play in it, and the team sheets that their
 * clubs have published for it.
 */
export async function lineUpSquads(
  app: World,
  { setup, actor: { accountId } }: Managed,
  fixture: Fixture | undefined,
): Promise<LineUpSquad[]> {
  const { db } = app
  const teamIds = [fixture?.homeId, fixture?.awayId].flatMap((teamId) => teamId ?? [])
  const squads = await findSquads(db, setup.id)
  const played = await findLeagueMatches(db, setup.id, teamIds)
  const matchId = fixture?.matchId ?? null
  const suspended = matchId === null ? [] : await suspendedIn(app, setup.id, matchId)
  const asked = { tournamentId: setup.id, accountId, now: app.now() }
  const sheets = matchId === null ? [] : await findTeamSheets(db, { ...asked, matchId })
  const least = leastPlayed(fixture, setup)
  return teamIds.map((teamId) => {
    const isOfTeam = (one: { readonly teamId: string }) => one.teamId === teamId
    const squad = squads.filter(isOfTeam)
    const out = suspended.filter(isOfTeam)
    const tooFew = played.filter((one) => isOfTeam(one) && one.matches < least)
    const barred = new Map([
      ...brokenBy(squad, setup.fields.squads),
      ...tooFew.map(({ name }): Barred => [name, 'knock-out']),
      ...out.map(({ name }): Barred => [name, 'suspended']),
    ])
    const sheet = sheets.find(isOfTeam)
    return {
      teamId,
      players: squad.map((player) => lineOf(player, barred)),
      sheet: sheet === undefined ? null : sheetOf(sheet, { barred, suspended: out, squad }),
    }
  })
}

/** The league matches in which somebody has to have played to play in a fixture. */
const leastPlayed = (fixture: Fixture | undefined, { fields }: Managed['setup']): number =>
  fixture?.stage === 'league' || fixture?.stage === 'super stage'
    ? 0
    : fields.squads.knockOutMatches

type Barred = [name: string, rule: SquadRuleName]

/** Those of a squad who break one of its rules for sure. */
const brokenBy = (squad: readonly SquadRow[], rules: SquadRules): Barred[] =>
  breachesOf(squad, rules).flatMap(({ player, rule, isUnknown }): Barred[] =>
    isUnknown || player === null ? [] : [[player, rule]],
  )

const lineOf = ({ name, shirt }: SquadRow, barred: ReadonlyMap<string, unknown>) => ({
  line: shirt === null ? name : `${shirt} ${name}`,
  name,
  isBarred: barred.has(name),
})

/**
 * As many as a side has: those whom the club has published, or else the first of the squad who may play. Undefined
 * when they are fewer, or when two of one name have to be told apart first.
 */
export function firstOf({ players, sheet }: LineUpSquad, most: number): string[] | undefined {
  const free = sheet?.lines ?? players.filter(({ isBarred }) => !isBarred).map(({ line }) => line)
  const first = free.slice(0, most)
  const names = new Set(first.map((line) => readPlayerLine(line).name.toLowerCase()))
  return names.size < most ? undefined : first
}

export const showLineUpSquads = os.tournaments.lineUpSquads.handler(async ({ input, context }) => {
  const managed = await tournamentOfManager(context, input.tournamentId)
  const { app } = context
  const fixtures = await findFixtures(app.db, managed.setup.id)
  const fixture = fixtures.find(({ matchId }) => matchId === input.matchId)
  return success('Squads', await lineUpSquads(app, managed, fixture))
})
