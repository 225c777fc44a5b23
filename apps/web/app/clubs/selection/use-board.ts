import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import type { Answer } from '#state/request.ts'
import {
  type Board,
  closeGuestOffer,
  type DutyKind,
  markPick,
  type NewOffer,
  offerGuestPlaces,
  type Pick,
  pickPlayer,
  publishSheet,
  saveDuties,
} from './selection-calls.ts'
import { refusalText } from '#state/request.ts'

const HELD = new Set<Pick['state']>(['playing', 'reserve', 'asked'])

/** Whether the pick is a place on the sheet. */
export const isHeld = ({ state }: Pick): boolean => HELD.has(state)

/** The match in which a player has a place; null for none. */
export const placeOf = ({ matches }: Board, playerId: string): string | null =>
  matches.find(({ picks }) => picks.some((pick) => pick.playerId === playerId && isHeld(pick)))
    ?.id ?? null

type Told = Answer<{ readonly message: string; readonly data: Board }>

/** The board as it stands, and what can be done to it. Each step is saved at once; a refused one is told. */
export function useBoard(first: Board) {
  const [board, setBoard] = useState(first)
  const [busy, setBusy] = useState<string>()
  const { organisation, day } = board
  const asked = { organisationId: organisation.id, day: day ?? '' }
  const run = async (part: string, call: () => Promise<Told>): Promise<boolean> => {
    setBusy(part)
    const told = await call()
    setBusy(undefined)
    if (told.ok) setBoard(told.data.data)
    else toasts.add('error', refusalText(told))
    return told.ok
  }
  const move = (playerId: string, to: string | null, as: 'playing' | 'reserve' = 'playing') =>
    run(playerId, () => pickPlayer({ ...asked, playerId, from: placeOf(board, playerId), to, as }))
  const mark = (entryId: string, { playerId, shirt, isCaptain, isKeeper }: Pick) =>
    run(playerId, () => markPick({ ...asked, entryId, playerId, shirt, isCaptain, isKeeper }))
  const publish = (entryId: string, isPublic: boolean) =>
    run(entryId, () => publishSheet({ ...asked, entryId, isPublic }))
  const setDuties = (entryId: string, kinds: DutyKind[]) =>
    run(entryId, () => saveDuties({ ...asked, entryId, kinds }))
  const offerGuests = (entryId: string, offered: NewOffer) =>
    run(entryId, () => offerGuestPlaces({ ...asked, entryId, ...offered }))
  const closeGuests = (entryId: string) =>
    run(entryId, () => closeGuestOffer({ ...asked, entryId }))
  return { board, busy, move, mark, publish, setDuties, offerGuests, closeGuests }
}

export type BoardState = ReturnType<typeof useBoard>
