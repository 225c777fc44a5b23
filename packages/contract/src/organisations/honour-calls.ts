import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, OrganisationId } from '../ids.ts'
import { OrganisationRef, PersonRef } from '../records.ts'
import { ORGANISATION_NOT_FOUND } from './organisation-refusals.ts'

const tags = ['Organisations']
const honours = '/api/v1/organisations/{organisationId}/honours' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

export const HonourKind = z.enum(['title', 'hundred', 'five-wickets'])
export type HonourKind = z.infer<typeof HonourKind>

export const Honour = z.object({
  /** Null for what follows from a match. */
  id: z.uuid().nullable(),
  kind: HonourKind,
  /** "2026" or "2026/27". */
  season: z.string(),
  /** The competition of a title; whom a record was made against. */
  occasion: z.string(),
  /** What was won, "134*" or "6–23". */
  achievement: z.string(),
  /** The captain of a title, empty where nobody knows; the player of a record. */
  who: z.string(),
  /** Of a record from a match. */
  player: PersonRef.nullable(),
  matchId: MatchId.nullable(),
})
export type Honour = z.infer<typeof Honour>

const Honours = z.object({
  organisation: OrganisationRef,
  /** The latest first. */
  honours: z.array(Honour),
})
export type Honours = z.infer<typeof Honours>

/** What a club has won, and its centuries and five-wicket hauls: from its matches, and what was typed in. */
export const honourCalls = {
  honours: oc
    .route({
      method: 'GET',
      path: honours,
      summary: 'The honours board of a club: titles, centuries and five-wicket hauls',
      tags,
    })
    .errors({ ORGANISATION_NOT_FOUND })
    .input(z.object({ organisationId: OrganisationId }))
    .output(envelope(Honours)),

  addHonours: oc
    .route({
      method: 'POST',
      path: honours,
      summary:
        'Adds a line each to the honours board: season, competition or opponent, what was won or the figures, captain or player; what is there already is not added again',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId.extend({ kind: HonourKind, text: z.string().min(1).max(20_000) }))
    .output(envelope(Honours)),

  removeHonour: oc
    .route({
      method: 'POST',
      path: `${honours}/remove`,
      summary: 'Takes a line that was added off the honours board; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId.extend({ id: z.uuid() }))
    .output(envelope(Honours)),
}
