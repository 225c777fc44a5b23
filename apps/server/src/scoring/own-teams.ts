import { TeamId } from '@pavilion/contract/ids.ts'
import { may } from '#access/access.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findTeamsAround } from './own-teams.queries.ts'

const MOST_TOLD = 20

/** What a new match may name as its sides besides teams that it makes. */
export const ownTeams = os.scoring.teams.handler(async ({ input, context }) => {
  const actor = await signedIn(context)
  const found = await findTeamsAround(context.app.db, actor, input.q)
  const named = found.filter((team) => may(actor, 'name-team', team))
  return success(
    'Teams',
    named
      .slice(0, MOST_TOLD)
      .map(({ id, name, gender }) => ({ id: TeamId.parse(id), name, gender })),
  )
})
