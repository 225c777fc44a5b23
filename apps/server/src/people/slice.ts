import type { Slice } from '#slice.ts'
import { personalData } from './personal-data.queries.ts'

export const people = { personalData: [personalData] } satisfies Slice
