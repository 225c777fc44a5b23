import { breachesOf } from '@pavilion/cricket/squads/squad-rules.ts'
import type { AppContext } from '#app-context.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import type { SetupRow } from '../manage/setup.queries.ts'
import { findLeagueMatches } from './audit.queries.ts'
import { findSquads, type SquadRow } from './squads.queries.ts'
import { suspendedIn } from './suspensions.ts'

type LineUpSquad = {
  readonly teamId: string
  readonly players: ReturnType<typeof lineOf>[]
}

/** The squads of the sides of a fixture, home first, and who of them may not play in it. */
export async function lineUpSquads(
  app: Pick<AppContext, 'db' | 'now'>,
  setup: SetupRow,
  fixture: Pick<FixtureRow, 'homeId' | 'awayId' | 'stage' | 'matchId'> | undefined,
): Promise<LineUpSquad[]> {
  const { db } = app
  const teamIds = [fixture?.homeId, fixture?.awayId].flatMap((teamId) => teamId ?? [])
  const squads = await findSquads(db, setup.id)
  const played = await findLeagueMatches(db, setup.id, teamIds)
  const matchId = fixture?.matchId ?? null
  const suspended = matchId === null ? [] : await suspendedIn(app, setup.id, matchId)
  const isKnockOut = fixture?.stage !== 'league' && fixture?.stage !== 'super stage'
  const least = isKnockOut ? setup.fields.squads.knockOutMatches : 0
  return teamIds.map((teamId) => {
    const squad = squads.filter((player) => player.teamId === teamId)
    const barred = new Set([
      ...breachesOf(squad, setup.fields.squads)
        .filter(({ isUnknown }) => !isUnknown)
        .flatMap(({ player }) => player ?? []),
      ...played
        .filter((one) => one.teamId === teamId && one.matches < least)
        .map(({ name }) => name),
      ...suspended.filter((one) => one.teamId === teamId).map(({ name }) => name),
    ])
    return { teamId, players: squad.map((player) => lineOf(player, barred)) }
  })
}

const lineOf = ({ name, shirt }: SquadRow, barred: ReadonlySet<string>) => ({
  line: shirt === null ? name : `${shirt} ${name}`,
  name,
  isBarred: barred.has(name),
})

/** The first of a squad who may play, as many as a side has; undefined when they are fewer. */
export function firstOf({ players }: LineUpSquad, most: number): string[] | undefined {
  const free = players.filter(({ isBarred }) => !isBarred).slice(0, most)
  return free.length < most ? undefined : free.map(({ line }) => line)
}

export const showLineUpSquads = os.tournaments.lineUpSquads.handler(async ({ input, context }) => {
  const { setup } = await tournamentOfManager(context, input.tournamentId)
  const { app } = context
  const fixtures = await findFixtures(app.db, setup.id)
  const fixture = fixtures.find(({ matchId }) => matchId === input.matchId)
  return success('Squads', await lineUpSquads(app, setup, fixture))
})
