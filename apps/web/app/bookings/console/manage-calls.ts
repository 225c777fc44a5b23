import * as bookings from '#calls/bookings.ts'
import * as groundConsole from '#calls/ground-console.ts'
import * as grounds from '#calls/grounds.ts'
import * as reviews from '#calls/reviews.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type OwnGrounds = OutputOf<typeof grounds.filterOwn>['data']
export type Closures = OutputOf<typeof groundConsole.closures>['data']

export const findOwnGrounds = (query: InputOf<typeof grounds.filterOwn>) =>
  send(grounds.filterOwn, query)

export const showConsole = (groundId: string) => send(grounds.showConsole, { groundId })

/** A ground, and the revision of it that a change is based on. */
export type Basis = { readonly groundId: string; readonly revision: number }

type Parts = {
  readonly words: InputOf<typeof grounds.saveText>['words']
  readonly slots: InputOf<typeof grounds.saveSlots>['slots']
  readonly equipments: InputOf<typeof grounds.saveEquipment>['equipments']
  readonly photos: InputOf<typeof grounds.savePhotos>['photos']
}

export const saveText = (basis: Basis, words: Parts['words']) =>
  send(grounds.saveText, { ...basis, words })

export const saveSlots = (basis: Basis, slots: Parts['slots']) =>
  send(grounds.saveSlots, { ...basis, slots })

export const saveEquipment = (basis: Basis, equipments: Parts['equipments']) =>
  send(grounds.saveEquipment, { ...basis, equipments })

export const savePhotos = (basis: Basis, photos: Parts['photos']) =>
  send(grounds.savePhotos, { ...basis, photos })

/** Offers a ground for hire or withdraws it, whatever its revision. */
export const offerGround = ({ groundId }: Basis, isOffered: boolean) =>
  send(grounds.offer, { groundId, isOffered })

export const sendPhoto = (groundId: string, file: File) =>
  send(grounds.sendPhoto, { params: { groundId }, body: file })

type Days = { readonly from: string; readonly to: string }

const MOST_BOOKINGS = 100

export const bookingsOn = (groundId: string, days: Days) =>
  send(bookings.filter, {
    groundId,
    filter: { ...days, state: ['held', 'booked'] },
    sort: 'soonest',
    page: { size: MOST_BOOKINGS },
  })

export const bookWalkIn = (
  groundId: string,
  asked: Omit<InputOf<typeof groundConsole.bookWalkIn>, 'groundId'>,
) => send(groundConsole.bookWalkIn, { groundId, ...asked })

export const loadTakings = (groundId: string, days: Days) =>
  send(groundConsole.takings, { groundId, ...days })

export const loadClosures = (groundId: string) => send(groundConsole.closures, { groundId })

export const closeGround = (
  groundId: string,
  span: Omit<InputOf<typeof groundConsole.close>, 'groundId'>,
) => send(groundConsole.close, { groundId, ...span })

export const reopenGround = (groundId: string, closureId: string) =>
  send(groundConsole.reopen, { groundId, closureId })

export const replyTo = (groundId: string, reviewId: string, text: string) =>
  send(reviews.reply, { groundId, reviewId, text })
