import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** An official has accepted or declined. */
export const appointmentAnswered = eventKind({
  kind: 'appointment-answered',
  thing: 'match',
  data: z.object({ appointmentId: z.uuid(), accepts: z.boolean() }),
})

/** The organiser has freed the place of an official who was asked or had accepted. */
export const appointmentReleased = eventKind({
  kind: 'appointment-released',
  thing: 'match',
  data: z.object({ appointmentId: z.uuid() }),
})
