import type { Slice } from '#slice.ts'
import { startSending } from './messages.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { filterOutbox } from './filter-outbox.ts'

export const messages = {
  calls: {
    messages: { filterOutbox },
  },
  startJobs: startSending,
  personalData: [personalData],
  limits,
} satisfies Slice
