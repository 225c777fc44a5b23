import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { initialsOf } from '#privacy/minors.ts'
import { organisationRef, teamRef } from '#records/references.queries.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { findSheet } from './team-sheet.queries.ts'

export const showTeamSheet = os.clubs.teamSheet.handler(async ({ input, context, errors }) => {
  const { app } = context
  const caller = await bearerOf(context)
  const accountId = caller?.accountId ?? null
  const found = await findSheet(app.db, { ...input, accountId, now: app.now() })
  if (found === undefined) throw errors.SHEET_NOT_FOUND()
  const { players, publishedAt, isPublic, isInside, team, organisation, ...entry } = found
  return success('Team sheet', {
    entry: {
      ...entry,
      team: team === null ? null : teamRef(team),
      organisation: organisationRef(organisation),
    },
    publishedAt,
    isPublic,
    players: players.map(({ isHidden, name, ...player }) => ({
      ...player,
      name: isHidden && !isInside ? initialsOf(name) : name,
    })),
  })
})
