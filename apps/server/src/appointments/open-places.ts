import type { AppointmentRole, Grade, OpenPlace } from '@pavilion/cricket/appointments/propose.ts'
import type { MatchRow } from './match.queries.ts'

/** A place at a match; undefined while the match has no time. */
export function placeOf(
  { id, teamIds, from, until, position }: MatchRow,
  role: AppointmentRole,
  grade: Grade,
): OpenPlace | undefined {
  if (from === null || until === null) return undefined
  return { matchId: id, role, teamIds, grade, position, from, until }
}
