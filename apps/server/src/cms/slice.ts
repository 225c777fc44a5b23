import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { startContentJobs } from './render-older.ts'
import { createPostPictures } from './show-picture.ts'

export const cms = {
  startJobs: startContentJobs,
  pictures: [createPostPictures],
  personalData: [personalData],
  limits,
} satisfies Slice
