import type { Slice } from '#slice.ts'
import { personalData } from './personal-data.queries.ts'

export const sessions = { personalData: [personalData] } satisfies Slice
