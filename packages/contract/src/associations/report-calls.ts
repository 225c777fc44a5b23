import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { OrganisationRef, TournamentRef } from '../records.ts'
import { Day } from '../time.ts'

const tags = ['Associations']
const report = '/api/v1/organisations/{organisationId}/report' as const
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const input = z.strictObject({
  organisationId: OrganisationId,
  year: z.coerce.number<number>().int().min(1900).max(2200),
})

/** What one of the affiliated did in a year. */
const ReportLine = z.object({
  organisation: OrganisationRef,
  teams: z.int(),
  /** People on the register for at least one day of the year. */
  registered: z.int(),
  overseas: z.int(),
  /** Matches of its teams that were played to their end. */
  matches: z.int(),
  /** People who played in them for its teams. */
  participants: z.int(),
})
export type ReportLine = z.infer<typeof ReportLine>

/** What a team has to pay by a ruling in one of the association's tournaments. */
const Fine = z.object({
  id: z.uuid(),
  on: Day,
  tournament: TournamentRef,
  team: z.string(),
  /** The club of the team; null for a team of no club. */
  club: z.string().nullable(),
  /** Who is fined; null for the team itself. */
  player: z.string().nullable(),
  /** "GBP 5", as the ruling says it. */
  fine: z.string(),
  reason: z.string(),
})
export type Fine = z.infer<typeof Fine>

/** Calls of those who run an association, about all that is affiliated to it. */
export const reportCalls = {
  report: oc
    .route({
      method: 'GET',
      path: report,
      summary: 'Registrations, matches and participation',
      tags,
    })
    .errors(refusals)
    .input(input)
    .output(
      envelope(
        z.object({
          organisation: OrganisationRef,
          /** By name, 2,000 at most. */
          lines: z.array(ReportLine),
          /** How many there are, told or not. */
          total: z.int(),
        }),
      ),
    ),

  fines: oc
    .route({
      method: 'GET',
      path: `${report}/fines`,
      summary: 'Fines in the tournaments that the association runs, the latest first',
      tags,
    })
    .errors(refusals)
    .input(input)
    .output(
      envelope(
        z.object({
          /** The latest first, 2,000 at most. */
          fines: z.array(Fine),
          /** How many there are, told or not. */
          total: z.int(),
        }),
      ),
    ),

  finesFile: oc
    .route({ method: 'GET', path: `${report}/fines.csv`, summary: 'The same as CSV, whole', tags })
    .errors(refusals)
    .input(input)
    .output(z.file().mime('text/csv')),

  reportFile: oc
    .route({ method: 'GET', path: `${report}.csv`, summary: 'The same as CSV, whole', tags })
    .errors(refusals)
    .input(input)
    .output(z.file().mime('text/csv')),
}
