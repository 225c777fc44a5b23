import * as clubs from '#calls/clubs.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Board = OutputOf<typeof clubs.selection>['data']
export type PickedMatch = Board['matches'][number]
export type Pick = PickedMatch['picks'][number]
export type Candidate = Board['players'][number]
export type Sheet = OutputOf<typeof clubs.teamSheet>['data']
export type DutyKind = PickedMatch['duties'][number]['kind']

export const showSelection = (organisationId: string, day: string | null) =>
  send(clubs.selection, { organisationId, ...(day !== null && { day }) })

export const pickPlayer = (asked: InputOf<typeof clubs.pick>) => send(clubs.pick, asked)

export const markPick = (asked: InputOf<typeof clubs.markPick>) => send(clubs.markPick, asked)

export const saveDuties = (asked: InputOf<typeof clubs.setDuties>) => send(clubs.setDuties, asked)

export type NewOffer = Omit<
  InputOf<typeof clubs.offerGuestPlaces>,
  'organisationId' | 'day' | 'entryId'
>

export const offerGuestPlaces = (asked: InputOf<typeof clubs.offerGuestPlaces>) =>
  send(clubs.offerGuestPlaces, asked)

export const closeGuestOffer = (asked: InputOf<typeof clubs.closeGuestOffer>) =>
  send(clubs.closeGuestOffer, asked)

export const publishSheet = (asked: InputOf<typeof clubs.publishSheet>) =>
  send(clubs.publishSheet, asked)

export const showTeamSheet = (entryId: string) => send(clubs.teamSheet, { entryId })
