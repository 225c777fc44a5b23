import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { Coach } from './programme-fields.ts'

/** How long after the last change a lead is erased. */
export const LEAD_DAYS = 180

const Phone = oneLine(0, 40)
const canBeReached = ({ phone, email }: { phone: string; email: string | null }) =>
  phone !== '' || email !== null
const notReached = { path: ['phone'], message: 'Enter a phone number or an email address.' }

const Asked = {
  /** Who asks. */
  name: oneLine(1, 100),
  phone: Phone,
  email: Email.nullable(),
  /** Who would train, if that is somebody else and was said. */
  studentName: oneLine(0, 100),
  age: z.int().min(3).max(99).nullable(),
  programmeId: z.uuid().nullable(),
  question: z.string().trim().max(2000),
}

/** A question of a visitor of the academy's page. */
export const LeadQuestion = z
  .strictObject({
    ...Asked,
    question: z.string().trim().min(1, 'Say what you want to know.').max(2000),
  })
  .refine(canBeReached, notReached)
export type LeadQuestion = z.infer<typeof LeadQuestion>

export const LostBecause = z.enum([
  'price',
  'time',
  'place',
  'age',
  'elsewhere',
  'no-answer',
  'other',
])
export type LostBecause = z.infer<typeof LostBecause>

const Followed = {
  lostBecause: LostBecause.nullable(),
  note: z.string().trim().max(2000),
  followerId: z.uuid().nullable(),
  followOn: Day.nullable(),
}

/** What those who coach note of a lead. */
export const LeadFields = z
  .strictObject({ ...Asked, ...Followed, state: z.enum(['new', 'called', 'lost']) })
  .refine(canBeReached, notReached)
  .refine(({ state, lostBecause }) => (state === 'lost') === (lostBecause !== null), {
    path: ['lostBecause'],
    message: 'Say why nothing came of it.',
  })
export type LeadFields = z.infer<typeof LeadFields>

/** Trial and enrolled follow from the enrolment that it has become. */
export const LeadState = z.enum(['new', 'called', 'trial', 'enrolled', 'lost'])
export type LeadState = z.infer<typeof LeadState>

export const Lead = z.object({
  id: z.uuid(),
  source: z.enum(['page', 'phone']),
  ...Asked,
  email: z.string().nullable(),
  ...Followed,
  state: LeadState,
  /** The batch of its enrolment. */
  batchId: z.uuid().nullable(),
  askedAt: Instant,
})
export type Lead = z.infer<typeof Lead>

export const Leads = z.object({
  organisation: OrganisationRef,
  /** Those to follow up first, then the latest; what is settled at the end. */
  leads: z.array(Lead),
  programmes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Those that take enrolments and are not over. */
  batches: z.array(z.object({ id: z.uuid(), name: z.string(), programmeId: z.uuid() })),
  /** Who can follow a lead up. */
  coaches: z.array(Coach),
  isManager: z.boolean(),
})
export type Leads = z.infer<typeof Leads>

/** What a family has told already, for the form of enrolment. */
export const LeadOffer = z.object({
  batchId: z.uuid(),
  name: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
})
export type LeadOffer = z.infer<typeof LeadOffer>
