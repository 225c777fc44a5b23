import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef } from '../records.ts'
import { Day } from '../time.ts'

/** Something that a programme teaches. */
export const Skill = z.strictObject({
  id: z.uuid(),
  name: oneLine(1, 80),
  /** What each level looks like, the lowest first. */
  levels: z.array(oneLine(1, 200)).min(2).max(6),
})
export type Skill = z.infer<typeof Skill>

const Programme = z.object({ id: z.uuid(), name: z.string() })

export const Skills = z.object({
  organisation: OrganisationRef,
  programme: Programme,
  skills: z.array(Skill),
  isManager: z.boolean(),
})
export type Skills = z.infer<typeof Skills>

/** How a student does in a skill: the number of its level, from 1; null where nobody has said. */
const Level = z.object({ skillId: z.uuid(), level: z.int().min(1).max(6).nullable() })

export const AssessmentFields = z.strictObject({
  levels: z.array(z.strictObject(Level.shape)).max(30),
  comment: z.string().trim().max(2000),
})
export type AssessmentFields = z.infer<typeof AssessmentFields>

/** How the students of a batch do. */
export const Assessments = z.object({
  organisation: OrganisationRef,
  batch: z.object({ id: z.uuid(), name: z.string() }),
  programme: Programme,
  skills: z.array(Skill),
  /** Those with a place, by name. */
  students: z.array(
    z.object({
      enrolmentId: z.uuid(),
      name: z.string(),
      levels: z.array(Level),
      comment: z.string(),
      /** A link to the card is out. */
      isShared: z.boolean(),
    }),
  ),
  isManager: z.boolean(),
})
export type Assessments = z.infer<typeof Assessments>

/** A student's term, as the family reads it. */
export const ReportCard = z.object({
  organisation: OrganisationRef,
  student: z.string(),
  programme: z.string(),
  batch: z.string(),
  /** Null for a camp. */
  term: z.string().nullable(),
  firstDay: Day,
  lastDay: Day,
  coach: z.string().nullable(),
  /** Of the sessions that were marked. */
  attended: z.int(),
  sessions: z.int(),
  /** Those that were assessed, in the order of the programme. */
  skills: z.array(z.object({ name: z.string(), level: z.int(), levels: z.array(z.string()) })),
  comment: z.string(),
})
export type ReportCard = z.infer<typeof ReportCard>
