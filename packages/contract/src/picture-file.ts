import { z } from 'zod'

/** What a picture may come as; what it is, its bytes say. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const MEGABYTE = 1_048_576

/** A picture sent as the body of a call, as it is: no form around it. */
export const pictureFile = (mostMegabytes: number) =>
  z
    .file()
    .min(1, 'There is nothing in that file.')
    .max(mostMegabytes * MEGABYTE, `A picture may be ${mostMegabytes} MB at most.`)
    .mime([...PICTURE_TYPES])

/** What was sent is no picture that can be read, whatever its name says, or has far too many points. */
export const UNREADABLE_PICTURE = {
  status: 422,
  message: 'That is no picture we can read. Send a JPEG, PNG, WebP or AVIF file.',
} as const

/** With Retry-After, in seconds. */
export const PICTURES_BUSY = {
  status: 503,
  message: 'Too many pictures are being read just now. Please try again in a moment.',
} as const
