import type { Slice } from '#slice.ts'
import { listParkedEvents, retryParkedEvent, skipParkedEvent } from './parked-events.ts'

export const parkedEvents = {
  calls: {
    parkedEvents: { list: listParkedEvents, retry: retryParkedEvent, skip: skipParkedEvent },
  },
} satisfies Slice
