import { createToastQueue } from '@pavilion/kit/toast-queue.ts'

/** Messages of the whole page; `layout/` shows them. */
export const toasts = createToastQueue()
