import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { SHEET_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import { MatchId } from '@pavilion/contract/ids.ts'
import type { NewMatch } from '@pavilion/contract/matches/new-match.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { newMatch, spendNewMatch } from '#scoring/scoring.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { linkTo } from '../calendar/fixtures/linked-entry.queries.ts'
import { findSheet, lockSheet, type SheetRow } from './team-sheet.queries.ts'
import { mayScoreSheet } from './team-sheet.ts'

/** Makes the match of a team sheet. Of two who do so at once, the second is answered the match of the first. */
export const startMatch = os.clubs.startMatch.handler(async ({ input, context }) => {
  const actor = await signedIn(context)
  const { app, host } = context
  const { accountId } = actor
  const { entryId } = input
  const sheet = await findSheet(app.db, { entryId, accountId, now: app.now() })
  if (sheet === undefined) throw refuseCall('SHEET_NOT_FOUND', SHEET_NOT_FOUND)
  if (!(await mayScoreSheet(app.db, actor, sheet))) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  if (sheet.match !== null) return started(sheet.match.id)
  refuseOtherTeams(sheet, input)
  await spendNewMatch(context, accountId, input)
  const site = await siteOf(app, host)
  return started(
    await app.db.transaction().execute(async (db) => {
      const earlier = await lockSheet(db, entryId)
      if (earlier !== null) return earlier
      const matchId = await newMatch(app, db, { input, actor, site, entryId })
      await linkTo(db, entryId, matchId)
      return matchId
    }),
  )
})

const started = (id: string) => success('Match started', { matchId: MatchId.parse(id) })

/** Refuses a match in which the team of the sheet does not play. */
function refuseOtherTeams({ team }: SheetRow, { teams }: NewMatch): void {
  if (teams.some((side) => 'id' in side && side.id === team?.id)) return
  throw refuseField('teams.0', 'The team of the sheet has to play.')
}
