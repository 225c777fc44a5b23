import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { organisationRef, teamRef } from '#records/references.queries.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { findSheet } from './team-sheet.queries.ts'

export const showTeamSheet = os.clubs.teamSheet.handler(async ({ input, context, errors }) => {
  const caller = await bearerOf(context)
  const accountId = caller?.accountId ?? null
  const found = await findSheet(context.app.db, { ...input, accountId })
  if (found === undefined) throw errors.SHEET_NOT_FOUND()
  const { players, publishedAt, isPublic, team, organisation, ...entry } = found
  return success('Team sheet', {
    entry: {
      ...entry,
      team: team === null ? null : teamRef(team),
      organisation: organisationRef(organisation),
    },
    publishedAt,
    isPublic,
    players,
  })
})
