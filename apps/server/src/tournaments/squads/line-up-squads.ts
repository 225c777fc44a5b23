import { readPlayerLine } from '@pavilion/cricket/text/player-line.ts'
import type { LineUpSquad } from '@pavilion/contract/tournaments/squad-fields.ts'
import type { AppContext } from '#app-context.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { type Managed, tournamentOfManager } from '../manage/managed-tournament.ts'
import { judgedSides } from './barred-players.ts'
import type { SquadRow } from './squads.queries.ts'
import { sheetOf } from './team-sheets.ts'
import { findTeamSheets } from './team-sheets.queries.ts'

type World = Pick<AppContext, 'db' | 'now'>
type Fixture = Pick<FixtureRow, 'homeId' | 'awayId' | 'stage' | 'matchId'>

/**
 * The squads of the sides of a fixture, home first, who may not play in it, and the team sheets that their clubs have
 * published for it.
 */
export async function lineUpSquads(
  app: World,
  { setup, actor: { accountId } }: Managed,
  fixture: Fixture | undefined,
): Promise<LineUpSquad[]> {
  if (fixture === undefined) return []
  const { matchId } = fixture
  const asked = { tournamentId: setup.id, accountId, now: app.now() }
  const sheets = matchId === null ? [] : await findTeamSheets(app.db, { ...asked, matchId })
  const sides = await judgedSides(app, setup, fixture)
  return sides.map(({ teamId, squad, barred, suspended }) => {
    const sheet = sheets.find((one) => one.teamId === teamId)
    const rules = new Map(barred.toReversed().map(({ name, why }) => [name, why]))
    return {
      teamId,
      players: squad.map(lineOf),
      barred: [...barred],
      sheet: sheet === undefined ? null : sheetOf(sheet, { barred: rules, suspended, squad }),
    }
  })
}

const lineOf = ({ name, shirt }: SquadRow) => ({
  line: shirt === null ? name : `${shirt} ${name}`,
  name,
})

/**
 * As many as a side has: those whom the club has published, or else the first of the squad who may play. Undefined
 * when they are fewer, or when two of one name have to be told apart first.
 */
export function firstOf(squad: LineUpSquad, most: number): string[] | undefined {
  const { players, barred, sheet } = squad
  const out = new Set(barred.map(({ name }) => name))
  const free = sheet?.lines ?? players.filter(({ name }) => !out.has(name)).map(({ line }) => line)
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
