import { CaseState } from '@pavilion/contract/discipline/discipline-fields.ts'
import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** A player was reported, or the organiser charged, dismissed or decided. */
export const caseChanged = eventKind({
  kind: 'discipline-case-changed',
  thing: 'tournament',
  data: z.object({ caseId: z.uuid(), state: CaseState }),
})
