import type { GroundOfficial } from '@pavilion/contract/grounds/ground-facts.ts'
import * as t from '#texts/bookings.ts'

export const roleText: Readonly<Record<GroundOfficial['role'], string>> = {
  umpire: t.umpire,
  scorer: t.scorer,
  'match-referee': t.matchReferee,
  commentator: t.commentator,
}
