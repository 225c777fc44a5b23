import { bookingListeners } from '#bookings/listeners.ts'
import type { Listener } from '#events/listener.ts'
import type { ProcessListener } from '#events/process-listeners.ts'
import { orderListeners } from '#orders/listeners.ts'
import { packageListeners } from '#packages/listeners.ts'
import { siteProcessListeners } from '#sites/listeners.ts'

/** Whoever acts on events once for the whole installation. */
export const listeners: readonly Listener[] = [
  ...orderListeners,
  ...packageListeners,
  ...bookingListeners,
]

/** Whoever acts on events in every process. */
export const processListeners: readonly ProcessListener[] = [...siteProcessListeners]
