import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { createPaymentEvents } from './payment-events.ts'
import { personalData } from './personal-data.queries.ts'
import { startOrderJobs } from './reconcile.ts'

export const orders = {
  startJobs: startOrderJobs,
  addresses: createPaymentEvents,
  listeners,
  personalData: [personalData],
  limits,
} satisfies Slice
