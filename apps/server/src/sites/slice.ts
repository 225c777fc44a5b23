import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { processListeners } from './listeners.ts'
import { personalData } from './personal-data.queries.ts'
import { createLogos } from './show-logo.ts'

export const sites = {
  pictures: [createLogos],
  processListeners,
  personalData: [personalData],
  limits,
} satisfies Slice
