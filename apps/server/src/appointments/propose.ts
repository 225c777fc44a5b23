import { MatchId } from '@pavilion/contract/ids.ts'
import { propose, travel } from '@pavilion/cricket/appointments/propose.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { managedTournament } from '#tournaments/tournaments.ts'
import { openRoles, panelsOf, rulesOf } from './book.ts'
import { findMatches, gradeAt } from './match.queries.ts'
import { placeOf } from './open-places.ts'
import { findCandidates } from './panel.queries.ts'

export const proposeOfficials = os.appointments.propose.handler(async ({ input, context }) => {
  const managed = await managedTournament(context, input.tournamentId)
  const { db, now } = context.app
  const { setup } = managed
  const { rules } = await rulesOf(context.app, setup)
  const today = Date.parse(now())
  const places = (await findMatches(db, setup.id))
    .filter(({ status, from }) => status === 'upcoming' && from !== null && from > today)
    .flatMap((match) =>
      openRoles(match, rules).flatMap(
        (role) => placeOf(match, role, gradeAt(match.stage, rules)) ?? [],
      ),
    )
  const candidates = await findCandidates(db, panelsOf(managed), setup.timeZone)
  const proposed = propose(places, candidates, rules.weeksApart)
  const proposals = proposed.map(({ matchId, role, candidate }, at) => {
    const place = places[at]
    const way = candidate === null || place === undefined ? null : travel(candidate, place)
    return {
      matchId: MatchId.parse(matchId),
      role,
      official: candidate && { panelId: candidate.id, name: candidate.name },
      matches: candidate?.standing.length ?? 0,
      kilometres: way === null ? null : Math.round(way),
    }
  })
  return success(counted(proposals.length, 'open place'), proposals)
})
