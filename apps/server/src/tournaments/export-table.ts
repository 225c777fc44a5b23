import { NOT_ENTITLED } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { csvFile } from '#csv/csv-files.ts'
import { fromStart } from '#paging/read-part.ts'
import { entitlementsOf } from '#packages/packages.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteScope } from '#sites/sites.ts'
import { standingsOf } from './standings.ts'
import { findTournaments, tournamentOrders } from './tournament-list.queries.ts'

/** For accounts whose plan includes exports. */
export const exportTable = os.tournaments.table.handler(
  async ({ input: { tournamentId }, context, errors }) => {
    const { app } = context
    const { accountId } = await signedIn(context)
    const [row] = await findTournaments(app.db, {
      filter: { id: tournamentId, scope: await siteScope(context) },
      ...fromStart(tournamentOrders.name, 1),
    })
    if (row === undefined) throw errors.TOURNAMENT_NOT_FOUND()
    const { exports } = await entitlementsOf(app, accountId)
    if (!exports) throw refuseCall('NOT_ENTITLED', NOT_ENTITLED)
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
  'Net run rate',
]

const cellsOf = ({ stage, group, team, netRunRate, ...line }: Standing) => [
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
  netRunRate,
]
