import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { NOT_BOOKABLE } from '../bookings/booking-refusals.ts'
import { envelope } from '../envelope.ts'
import { GROUND_NOT_FOUND, GroundSummary } from './ground-calls.ts'
import { GroundPhoto } from './ground-facts.ts'
import { GroundId } from '../ids.ts'
import { ConsoleGround, GroundText, KeptPhoto, NewEquipment, NewSlot } from './own-ground-fields.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { pictureFile, PICTURES_BUSY, UNREADABLE_PICTURE } from '../picture-file.ts'

export const STALE_GROUND = {
  status: 409,
  message: 'Someone else has changed this ground. Load the latest version before you save.',
} as const

export const SLOTS_OVERLAP = { status: 409, message: 'Two of those slots overlap.' } as const

export const HAS_BOOKINGS = {
  status: 409,
  message:
    'This ground has upcoming bookings. It can be withdrawn once they are played or cancelled.',
} as const

export const TOO_MANY_PHOTOS = {
  status: 409,
  message: 'A ground can have up to twelve photos. Remove one first.',
} as const

const path = (rest: string) => `/api/v1/grounds/{groundId}/${rest}` as const
const tags = ['Ground console']
const one = { groundId: GroundId }
/** The revision that the change is based on. */
const revision = z.int().min(0)
const refusals = { SIGNED_OUT, NOT_ALLOWED, GROUND_NOT_FOUND }
const MOST_MEGABYTES = 10
const MOST_SLOTS = 200
const MOST_EQUIPMENT = 50

const saving = (rest: string, summary: string) =>
  oc
    .route({ method: 'PUT', path: path(rest), summary, tags })
    .errors({ ...refusals, STALE_GROUND })
    .output(envelope(ConsoleGround))

/** Calls for managing a ground. Repeating a save saves once. */
export const ownGroundCalls = {
  filterOwn: oc
    .route({
      method: 'POST',
      path: '/api/v1/grounds/own/filter',
      summary: 'The grounds that one looks after',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z.strictObject({ text: Words.optional() }).prefault({}),
        sort: z.enum(['name', 'most-matches']).default('name'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(GroundSummary))),

  showConsole: oc
    .route({ method: 'GET', path: path('desk'), summary: 'A ground as its people see it', tags })
    .errors(refusals)
    .input(z.object(one))
    .output(envelope(ConsoleGround)),

  saveText: saving(
    'facts',
    'Say what a ground is and on what terms it is hired; bookings that were made keep theirs',
  ).input(z.strictObject({ ...one, revision, words: GroundText })),

  saveSlots: saving(
    'slots',
    'The spans of the week that a ground is hired for, all of them, and their prices; bookings that were made stand',
  )
    .errors({ NOT_BOOKABLE, SLOTS_OVERLAP })
    .input(z.strictObject({ ...one, revision, slots: z.array(NewSlot).max(MOST_SLOTS) })),

  saveEquipment: saving('equipment', 'What can be hired with a slot, all of it')
    .errors({ NOT_BOOKABLE })
    .input(
      z.strictObject({
        ...one,
        revision,
        equipments: z
          .array(NewEquipment)
          .max(MOST_EQUIPMENT)
          .refine(
            (list) => new Set(list.map(({ name }) => name)).size === list.length,
            'must not name anything twice',
          ),
      }),
    ),

  savePhotos: saving(
    'photos/order',
    'The photos of a ground in their order, and what they show; those that are not named are gone',
  )
    .errors({ NOT_BOOKABLE })
    .input(z.strictObject({ ...one, revision, photos: z.array(KeptPhoto).max(50) })),

  sendPhoto: oc
    .route({
      method: 'POST',
      path: path('photos'),
      summary: 'Send a photo of a ground, as the body; the same file again is the same photo',
      tags,
      successStatus: 201,
      inputStructure: 'detailed',
    })
    .errors({
      ...refusals,
      NOT_BOOKABLE,
      TOO_MANY_PHOTOS,
      UNREADABLE_PICTURE,
      PICTURES_BUSY,
      TOO_MANY_TRIES,
    })
    .input(z.object({ params: z.object(one), body: pictureFile(MOST_MEGABYTES) }))
    .output(envelope(GroundPhoto)),

  offer: oc
    .route({
      method: 'PUT',
      path: path('hire'),
      summary: 'List a ground for booking again, or unlist it once nothing is booked',
      tags,
    })
    .errors({ ...refusals, NOT_BOOKABLE, HAS_BOOKINGS })
    .input(z.strictObject({ ...one, isOffered: z.boolean() }))
    .output(envelope(ConsoleGround)),
}
