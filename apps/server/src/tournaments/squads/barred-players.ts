import type { BarredPlayer } from '@pavilion/contract/tournaments/squad-fields.ts'
import { breachesOf, type SquadRules } from '@pavilion/cricket/squads/squad-rules.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseOthers } from '#scoring/scoring.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { findTournamentOf } from '../fixtures/tournament-of-fixture.queries.ts'
import { findSetup, type SetupRow } from '../manage/setup.queries.ts'
import { findLeagueMatches } from './audit.queries.ts'
import { findSquads, type SquadRow } from './squads.queries.ts'
import { suspendedIn } from './suspensions.ts'

type World = Pick<AppContext, 'db' | 'now'>
type Fixture = Pick<FixtureRow, 'homeId' | 'awayId' | 'stage' | 'matchId'>

/** A side of a match: its squad, and who may not play for it. */
export type JudgedSide = {
  readonly teamId: string
  readonly squad: readonly SquadRow[]
  /** Of the squad or not; by each rule that says so. */
  readonly barred: readonly BarredPlayer[]
  readonly suspended: readonly { readonly folded: string }[]
}

/** The sides of a fixture, home first, and who may not play for them in it. */
export async function judgedSides(
  app: World,
  setup: SetupRow,
  fixture: Fixture,
): Promise<JudgedSide[]> {
  const { db } = app
  const rules = setup.fields.squads
  const teamIds = [fixture.homeId, fixture.awayId].flatMap((teamId) => teamId ?? [])
  const squads = await findSquads(db, setup.id)
  const played = await findLeagueMatches(db, setup.id, teamIds)
  const { matchId } = fixture
  const out = matchId === null ? [] : await suspendedIn(app, setup.id, matchId)
  const least = leastPlayed(fixture, rules)
  return teamIds.map((teamId) => {
    const isOfTeam = (one: { readonly teamId: string }) => one.teamId === teamId
    const squad = squads.filter(isOfTeam)
    const suspended = out.filter(isOfTeam)
    const tooFew = played.filter((one) => isOfTeam(one) && one.matches < least)
    const barred = [
      ...suspended.map(({ name, clause }) => ({ name, why: 'suspended' as const, clause })),
      ...tooFew.map(({ name }) => ({ name, ...byRule('knock-out', rules) })),
      ...brokenBy(squad, rules),
    ]
    return { teamId, squad, suspended, barred }
  })
}

/** The league matches in which somebody has to have played to play in a fixture. */
const leastPlayed = ({ stage }: Fixture, { knockOutMatches }: SquadRules): number =>
  stage === 'league' || stage === 'super stage' ? 0 : knockOutMatches

const byRule = (why: BarredPlayer['why'], { clauses }: SquadRules) => ({
  why,
  clause: clauses[why] ?? '',
})

/** Those of a squad who break one of its rules for sure. */
const brokenBy = (squad: readonly SquadRow[], rules: SquadRules): BarredPlayer[] =>
  breachesOf(squad, rules).flatMap(({ player, rule, isUnknown }) =>
    isUnknown || player === null ? [] : [{ name: player, ...byRule(rule, rules) }],
  )

/** What the pad holds a name against that is typed in; nobody where the match is of no tournament run here. */
export const showBarredPlayers = os.tournaments.barredPlayers.handler(
  async ({ input: { matchId }, context }) => {
    await refuseOthers(context, matchId)
    const sides = await sidesOf(context.app, matchId)
    const shown = sides.map(({ teamId, barred }) => ({ teamId, players: [...barred] }))
    const players = shown.flatMap((side) => side.players)
    return success(counted(players.length, 'player'), shown)
  },
)

async function sidesOf(app: AppContext, matchId: string): Promise<JudgedSide[]> {
  const { db } = app
  const tournamentId = await findTournamentOf(db, matchId)
  const setup = tournamentId === undefined ? undefined : await findSetup(db, tournamentId)
  if (setup === undefined) return []
  const fixture = (await findFixtures(db, setup.id)).find((one) => one.matchId === matchId)
  return fixture === undefined ? [] : judgedSides(app, setup, fixture)
}
