import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { personalData } from './personal-data.queries.ts'

export const bookings = { listeners, personalData: [personalData], limits } satisfies Slice
