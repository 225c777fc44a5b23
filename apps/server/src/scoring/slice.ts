import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'

export const scoring = { personalData: [personalData], limits } satisfies Slice
