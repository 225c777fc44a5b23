import { MATCH_NOT_BEGUN, NOT_A_PLAYER } from '@pavilion/contract/discipline/discipline-refusals.ts'
import { MATCH_NOT_FOUND } from '@pavilion/contract/matches/scoring-refusals.ts'
import { MatchId, TournamentId } from '@pavilion/contract/ids.ts'
import type { ReportForm } from '@pavilion/contract/discipline/discipline-fields.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findOwnReports, insertCase, type ReportRow, sanctionOf } from './cases.queries.ts'
import { caseChanged } from './discipline-events.ts'
import { limits } from './limits.ts'
import {
  findReportable,
  findSameName,
  findSides,
  type MatchRow,
  type ReportableMatch,
} from './matches.queries.ts'

type Reporting = { readonly actor: SignedIn; readonly match: ReportableMatch }

/** The match, for those who may report somebody for it. Others learn nothing of it. */
async function reporting(context: CallContext, matchId: string): Promise<Reporting> {
  const actor = await signedIn(context)
  const match = await findReportable(context.app.db, matchId)
  if (match !== undefined && may(actor, 'report-player', match)) return { actor, match }
  throw refuseCall('MATCH_NOT_FOUND', MATCH_NOT_FOUND)
}

export const matchShown = ({ id, home, away, startsAt }: MatchRow) => ({
  id: MatchId.parse(id),
  home,
  away,
  startsAt,
})

export function reportShown(row: ReportRow) {
  const { id, team, player, clause, happened, state, reportedAt, reason, setAsideFor } = row
  const said = { id, team, player, clause, happened, state, reportedAt, reason, setAsideFor }
  return { ...said, sanction: sanctionOf(row) }
}

async function formOf(db: Db, { actor, match }: Reporting): Promise<ReportForm> {
  const { tournamentId, name, timeZone } = match
  const sides = await findSides(db, match)
  const reports = await findOwnReports(db, match.id, actor.accountId)
  return {
    tournament: { id: TournamentId.parse(tournamentId), name },
    timeZone,
    match: matchShown(match),
    hasBegun: match.hasBegun,
    sides: sides.map((side) => ({ ...side, players: [...side.players] })),
    reports: reports.map(reportShown),
  }
}

export const showReportForm = os.discipline.reportForm.handler(async ({ input, context }) => {
  const found = await reporting(context, input.matchId)
  const { home, away } = found.match
  return success(`${home} v ${away}`, await formOf(context.app.db, found))
})

export const reportPlayer = os.discipline.report.handler(async ({ input, context }) => {
  const { caseId, matchId, teamId, player, clause, happened } = input
  const found = await reporting(context, matchId)
  const { app } = context
  const { match, actor } = found
  if (!match.hasBegun) throw refuseCall('MATCH_NOT_BEGUN', MATCH_NOT_BEGUN)
  const { accountId } = actor
  await spendTries(context, [[limits.reportByAccount, accountId]])
  const side = (await findSides(app.db, match)).find((one) => one.teamId === teamId)
  const name = await findSameName(app.db, side?.players ?? [], player)
  if (name === undefined) {
    const problems = [{ path: 'player', message: NOT_A_PLAYER.message }]
    throw refuseCall('NOT_A_PLAYER', NOT_A_PLAYER, problems)
  }
  const { tournamentId } = match
  const now = app.now()
  await app.db.transaction().execute(async (db) => {
    const made = { id: caseId, tournamentId, matchId, teamId, clause, happened, accountId, now }
    if (!(await insertCase(db, { ...made, player: name }))) return
    const data = { caseId, state: 'reported' as const }
    await record(db, { is: caseChanged, thingId: tournamentId, accountId, data, at: now })
  })
  return success('Reported', await formOf(app.db, found))
})
