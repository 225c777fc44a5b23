import type { Slice } from '#slice.ts'
import { startSending } from './messages.ts'
import { personalData } from './personal-data.queries.ts'

export const messages = {
  startJobs: startSending,
  personalData: [personalData],
} satisfies Slice
