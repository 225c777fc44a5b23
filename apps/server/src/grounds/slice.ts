import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { createGroundPhotos } from './show-photo.ts'

export const grounds = {
  pictures: [createGroundPhotos],
  personalData: [personalData],
  limits,
} satisfies Slice
