import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef } from '../records.ts'
import { Day } from '../time.ts'
import { SessionOf } from './attendance-fields.ts'

const Minutes = z.int().min(1).max(240)

export const Trains = z.enum(['batting', 'bowling', 'fielding', 'keeping', 'fitness', 'game'])
export type Trains = z.infer<typeof Trains>

export const DrillFields = z.strictObject({
  name: oneLine(1, 80),
  minutes: Minutes,
  trains: Trains,
  equipment: oneLine(0, 200),
  /** How it is done. */
  how: z.string().trim().max(2000),
})
export type DrillFields = z.infer<typeof DrillFields>

export const Drill = z.object({ id: z.uuid(), ...DrillFields.shape })
export type Drill = z.infer<typeof Drill>

/** The drills of an academy, by what they train and by name. */
export const Drills = z.object({
  organisation: OrganisationRef,
  drills: z.array(Drill),
  isManager: z.boolean(),
})
export type Drills = z.infer<typeof Drills>

export const PlanFields = z.strictObject({
  /** What the session is for. */
  aim: z.string().trim().max(500),
  /** In the order in which they come. */
  drills: z
    .array(z.strictObject({ drillId: z.uuid(), minutes: Minutes, note: oneLine(0, 300) }))
    .max(30),
})
export type PlanFields = z.infer<typeof PlanFields>

const PlannedDrill = Drill.omit({ id: true }).extend({ drillId: z.uuid(), note: z.string() })

/** What is planned for a session. */
export const PlannedSession = z.object({ aim: z.string(), drills: z.array(PlannedDrill) })
export type PlannedSession = z.infer<typeof PlannedSession>

export const SessionPlan = z.object({
  organisation: OrganisationRef,
  batch: z.object({ id: z.uuid(), name: z.string() }),
  ...SessionOf,
  /** How long the session is. */
  minutes: z.int(),
  /** Null before something is planned. */
  plan: PlannedSession.nullable(),
  /** The last plan before it, to be copied; null when there is none. */
  earlier: z.object({ day: Day, plan: PlannedSession }).nullable(),
  drills: z.array(Drill),
  isManager: z.boolean(),
})
export type SessionPlan = z.infer<typeof SessionPlan>
