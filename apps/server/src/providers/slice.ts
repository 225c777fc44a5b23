import type { Slice } from '#slice.ts'
import { createCallbacks } from './callbacks.ts'
import { personalData } from './personal-data.queries.ts'

export const providers = {
  addresses: createCallbacks,
  personalData: [personalData],
} satisfies Slice
