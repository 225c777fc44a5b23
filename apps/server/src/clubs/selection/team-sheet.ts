import { MatchId } from '@pavilion/contract/ids.ts'
import { type Actor, may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { initialsOf } from '#privacy/minors.ts'
import { organisationRef, teamRef } from '#records/references.queries.ts'
import { mayScoreMatch } from '#scoring/scoring.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { findSheet, type SheetRow } from './team-sheet.queries.ts'

export const showTeamSheet = os.clubs.teamSheet.handler(async ({ input, context, errors }) => {
  const { app } = context
  const caller = await bearerOf(context)
  const accountId = caller?.accountId ?? null
  const found = await findSheet(app.db, { ...input, accountId, now: app.now() })
  if (found === undefined) throw errors.SHEET_NOT_FOUND()
  const { players, publishedAt, isPublic, isInside, team, organisation, match, ...entry } = found
  return success('Team sheet', {
    entry: {
      ...entry,
      team: team === null ? null : teamRef(team),
      organisation: organisationRef(organisation),
    },
    publishedAt,
    isPublic,
    match: match && { ...match, id: MatchId.parse(match.id) },
    mayScore: await mayScoreSheet(app.db, caller, found),
    players: players.map(({ isHidden, name, ...player }) => ({
      ...player,
      name: isHidden && !isInside ? initialsOf(name) : name,
    })),
  })
})

/** Whether somebody may score the match of a sheet, or start it while there is none. */
export async function mayScoreSheet(db: Db, actor: Actor, sheet: SheetRow): Promise<boolean> {
  if (actor === undefined) return false
  const { match, organisation } = sheet
  if (match !== null) return mayScoreMatch(db, actor, match.id)
  return may(actor, 'name-team', { madeBy: null, organisationId: organisation.id })
}
