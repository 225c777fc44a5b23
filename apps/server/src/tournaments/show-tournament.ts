import type { FixtureStage } from '@pavilion/contract/tournaments/fixture-fields.ts'
import type { TournamentDetails } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { teamRef } from '#records/references.queries.ts'
import { fixturesOf } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { awardsOf } from './awards/awards.ts'
import { publicBrand } from './brand/brand.ts'
import { leadersOf } from './leaders.ts'
import { findFixtures } from './fixtures/fixtures.queries.ts'
import { findKnockOut, findSuperPlaces } from './fixtures/knock-out.queries.ts'
import { fixtureOf } from './fixtures/programme.ts'
import { findEntries } from './manage/entries.queries.ts'
import { findSetup } from './manage/setup.queries.ts'
import { findDecisions } from './results/decisions.queries.ts'
import { publicSuspension, suspensionsOf } from './squads/suspensions.ts'
import { lotsDueNow } from './lots/level-teams.ts'
import { liveNeedsOf } from './live-needs.ts'
import { rulesInForce, standingsOf, type Tournament } from './standings.ts'
import { findTournaments, tournamentOrders } from './tournament-list.queries.ts'
import { groundsOf } from './tournament-grounds.ts'
import { tournamentSummary } from './tournament-summary.ts'
import { fromStart } from '#paging/read-part.ts'
import { siteScope } from '#sites/sites.ts'

/** Stages whose matches make a table. */
const hasTable: ReadonlySet<FixtureStage> = new Set(['league', 'super stage'])

export const showTournament = os.tournaments.show.handler(
  async ({ input: { tournamentId, scored }, context, errors }) => {
    const { app } = context
    const [row] = await findTournaments(app.db, {
      filter: { id: tournamentId, scope: await siteScope(context) },
      ...fromStart(tournamentOrders.name, 1),
    })
    if (row === undefined) throw errors.TOURNAMENT_NOT_FOUND()
    const [
      details,
      programme,
      decisions,
      suspensions,
      tables,
      leaders,
      awards,
      brand,
      fixtures,
      grounds,
    ] = await Promise.all([
      detailsOf(app, tournamentId),
      findFixtures(app.db, tournamentId),
      findDecisions(app.db, tournamentId),
      suspensionsOf(app, tournamentId),
      tablesOf(app, row),
      leadersOf(app.db, tournamentId, scored),
      awardsOf(app, tournamentId),
      publicBrand(app.db, tournamentId),
      fixturesOf(context, { tournamentId }),
      groundsOf(context, tournamentId),
    ])
    const due = details?.knockOut ? await lotsDueNow(app.db, tournamentId, programme) : []
    return success(`${row.name} ${row.season}`, {
      tournament: tournamentSummary(app, row),
      details,
      ...tables,
      bracket: programme.filter(({ stage }) => !hasTable.has(stage)).map(fixtureOf),
      lotsDue: due.map((one) => ({ ...one, teams: one.teams.map(teamRef) })),
      decisions,
      suspensions: suspensions.map(publicSuspension),
      leaders,
      awards,
      brand,
      grounds,
      ...fixtures,
    })
  },
)

/** The tables as they stand, by which rules, and what each side of a live match needs. */
async function tablesOf(app: AppContext, row: Tournament) {
  const [standings, rules, liveNeeds] = await Promise.all([
    standingsOf(app, row),
    rulesInForce(app, row),
    liveNeedsOf(app, row),
  ])
  return { standings, rules, liveNeeds }
}

async function detailsOf(
  { db, now }: AppContext,
  tournamentId: string,
): Promise<TournamentDetails | null> {
  const [setup, entries] = [await findSetup(db, tournamentId), await findEntries(db, tournamentId)]
  if (setup === undefined) return null
  const knockOut = await findKnockOut(db, tournamentId)
  const superPlaces = await findSuperPlaces(db, tournamentId)
  const { about, grounds, ageGroup, ballType, qualifiers, organiser, email, phone } = setup.fields
  const { entryIsOpen, entryDeadline: deadline, drawSeed, drawnAt } = setup
  const isOpen = entryIsOpen && (deadline === null || deadline > now())
  return {
    about,
    grounds,
    ageGroup,
    ballType,
    qualifiers: superPlaces ?? knockOut?.places ?? qualifiers,
    knockOut,
    organiser,
    email,
    phone,
    entry: { isOpen, deadline },
    draw: drawSeed === null || drawnAt === null ? null : { seed: drawSeed, at: drawnAt },
    teams: entries
      .filter(({ status }) => status === 'accepted')
      .map(({ id, team, group, seed }) => ({ team: teamRef(team), group, entryId: id, seed })),
  }
}
