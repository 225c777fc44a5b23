import { NOT_ENTITLED } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { csvFile } from '#csv/csv-files.ts'
import { fromStart } from '#paging/read-part.ts'
import { entitlementsOf } from '#packages/packages.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteScope } from '#sites/sites.ts'
import { runOf } from './manage/managed-tournament.ts'
import { findSetup } from './manage/setup.queries.ts'
import { standingsOf } from './standings.ts'
import { findTournaments, tournamentOrders } from './tournament-list.queries.ts'

/** For accounts whose plan includes exports, and for whoever runs the tournament. */
export const exportTable = os.tournaments.table.handler(
  async ({ input: { tournamentId }, context, errors }) => {
    const { app } = context
    const actor = await signedIn(context)
    const { accountId } = actor
    const [row] = await findTournaments(app.db, {
      filter: { id: tournamentId, scope: await siteScope(context) },
      ...fromStart(tournamentOrders.name, 1),
    })
    if (row === undefined) throw errors.TOURNAMENT_NOT_FOUND()
    const setup = await findSetup(app.db, tournamentId)
    const isOwn = setup !== undefined && may(actor, 'run-tournament', runOf(setup))
    const isEntitled = isOwn || (await entitlementsOf(app, accountId)).exports
    if (!isEntitled) throw refuseCall('NOT_ENTITLED', NOT_ENTITLED)
    const standings = await standingsOf(app, row)
    const rows = [heads, ...standings.map(cellsOf)]
    return csvFile(context, { name: 'points-table.csv', rows, owner: accountId })
  },
)

const heads = [
  'Stage',
  'Group',
  'Team',
  'Played',
  'Won',
  'Lost',
  'Tied',
  'Drawn',
  'No result',
  'Points',
  'Points per match',
  'Points given or taken',
  'Rulings',
  'Withdrawn',
  'Net run rate',
]

const cellsOf = ({ stage, group, team, netRunRate, adjustments, ...line }: Standing) => [
  stage,
  group,
  team.name,
  line.played,
  line.won,
  line.lost,
  line.tied,
  line.drawn,
  line.noResult,
  line.points,
  line.average,
  adjustments.reduce((sum, { points }) => sum + points, 0),
  adjustments.map(({ reason, fine }) => [reason, fine].filter(Boolean).join(', ')).join('; '),
  line.hasWithdrawn ? 'yes' : '',
  netRunRate,
]
