import { z } from 'zod'

/** The accepted types; the actual type is detected from the file's bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const MEGABYTE = 1_048_576

/** A picture as the raw body of a call. */
export const pictureFile = (mostMegabytes: number) =>
  z
    .file()
    .min(1, 'That file is empty.')
    .max(mostMegabytes * MEGABYTE, `A picture may be ${mostMegabytes} MB at most.`)
    .mime([...PICTURE_TYPES])

/** The file cannot be decoded as a picture, or has far too many pixels. */
export const UNREADABLE_PICTURE = {
  status: 422,
  message:
    'That picture cannot be read. Use a JPEG, PNG, WebP or AVIF of up to 40 megapixels, no more than ten times as long as it is wide.',
} as const

/** With Retry-After, in seconds. */
export const PICTURES_BUSY = {
  status: 503,
  message: 'Too many pictures are being processed. Try again in a moment.',
} as const
