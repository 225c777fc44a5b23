import { z } from 'zod'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { TimeZone } from '../time-zone.ts'

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

type Span = { readonly firstDay: string; readonly lastDay: string }

const isInOrder = ({ firstDay, lastDay }: Span) => lastDay >= firstDay
const isShort = ({ firstDay, lastDay }: Span) =>
  Date.parse(lastDay) - Date.parse(firstDay) <= LONGEST_DAYS * DAY_MS
const notInOrder = { path: ['lastDay'], message: 'The last day comes after the first.' }
const notShort = { path: ['lastDay'], message: 'A year is the longest.' }

export const BranchFields = z.strictObject({
  name: oneLine(1, 80),
  address: oneLine(0, 200),
  /** Of the clock times of its batches. */
  timeZone: TimeZone,
})
export type BranchFields = z.infer<typeof BranchFields>

export const TermFields = z
  .strictObject({ name: oneLine(1, 80), firstDay: Day, lastDay: Day })
  .refine(isInOrder, notInOrder)
  .refine(isShort, notShort)
export type TermFields = z.infer<typeof TermFields>

export const Level = z.enum(['beginner', 'intermediate', 'advanced', 'any'])
export type Level = z.infer<typeof Level>

const Age = z.int().min(3).max(99).nullable()

export const ProgrammeFields = z
  .strictObject({
    /** A camp is a short programme on days of its own. */
    kind: z.enum(['course', 'camp']),
    name: oneLine(1, 80),
    level: Level,
    ageFrom: Age,
    ageTo: Age,
    about: z.string().trim().max(2000),
    /** In words: "PKR 6,000 a month". */
    price: oneLine(0, 120),
    /** It stands on the academy's page. */
    isPublic: z.boolean(),
  })
  .refine(({ ageFrom, ageTo }) => ageFrom === null || ageTo === null || ageTo >= ageFrom, {
    path: ['ageTo'],
    message: 'The highest age is not below the lowest.',
  })
export type ProgrammeFields = z.infer<typeof ProgrammeFields>

export const BatchTime = z.strictObject({
  /** 1 for Monday to 7 for Sunday. */
  weekday: z.int().min(1).max(7),
  /** The clock of the branch: "17:30". */
  starts: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 17:30'),
  minutes: z.int().min(10).max(720),
})
export type BatchTime = z.infer<typeof BatchTime>

const Span = z
  .strictObject({ firstDay: Day, lastDay: Day })
  .refine(isInOrder, notInOrder)
  .refine(isShort, notShort)

export const BatchFields = z
  .strictObject({
    programmeId: z.uuid(),
    branchId: z.uuid(),
    /** The term in which it trains; null for a camp. */
    termId: z.uuid().nullable(),
    /** The days of a camp; null within a term. */
    days: Span.nullable(),
    name: oneLine(1, 80),
    /** Ground or nets. */
    place: oneLine(0, 120),
    coachId: z.uuid().nullable(),
    capacity: z.int().min(1).max(500),
    /** It takes enrolments. */
    isOpen: z.boolean(),
    times: z.array(BatchTime).min(1, 'Say when it trains.').max(14),
  })
  .refine(({ termId, days }) => (termId === null) !== (days === null), {
    path: ['termId'],
    message: 'Choose a term, or the days of a camp.',
  })
  .refine(
    ({ times }) =>
      new Set(times.map(({ weekday, starts }) => `${weekday} ${starts}`)).size === times.length,
    { path: ['times'], message: 'Each time stands here once.' },
  )
export type BatchFields = z.infer<typeof BatchFields>

const id = { id: z.uuid() }
export const Branch = z.object({ ...id, ...BranchFields.shape })
export type Branch = z.infer<typeof Branch>
export const Term = z.object({ ...id, ...TermFields.shape })
export type Term = z.infer<typeof Term>
export const Programme = z.object({ ...id, ...ProgrammeFields.shape })
export type Programme = z.infer<typeof Programme>

/** How many places of a batch are taken, and how many wait for one. */
const Counts = { taken: z.int(), waiting: z.int() }

export const Batch = z.object({ ...id, ...BatchFields.shape, ...Counts })
export type Batch = z.infer<typeof Batch>

export const Coach = z.object({ accountId: z.uuid(), name: z.string() })
export type Coach = z.infer<typeof Coach>

/** All that an academy plans, for those who coach there. */
export const AcademyPlan = z.object({
  organisation: OrganisationRef,
  branches: z.array(Branch),
  /** The latest first. */
  terms: z.array(Term),
  holidays: z.array(Term),
  programmes: z.array(Programme),
  batches: z.array(Batch),
  /** Who may coach a batch. */
  coaches: z.array(Coach),
  isManager: z.boolean(),
})
export type AcademyPlan = z.infer<typeof AcademyPlan>

/** A batch as everybody sees it. */
export const OfferedBatch = z.object({
  ...id,
  name: z.string(),
  place: z.string(),
  branch: Branch,
  coach: z.string().nullable(),
  /** The term's name; null for a camp. */
  term: z.string().nullable(),
  firstDay: Day,
  lastDay: Day,
  times: z.array(BatchTime),
  capacity: z.int(),
  ...Counts,
  isOpen: z.boolean(),
  /** The next session; null when there are no more. */
  nextAt: Instant.nullable(),
})
export type OfferedBatch = z.infer<typeof OfferedBatch>

export const OfferedProgramme = Programme.omit({ isPublic: true }).extend({
  /** Those that are not over. */
  batches: z.array(OfferedBatch),
})
export type OfferedProgramme = z.infer<typeof OfferedProgramme>
