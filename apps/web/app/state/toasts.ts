import { createToastQueue } from '@pavilion/kit/toast-queue.ts'

/** The page's toasts; `layout/` shows them. */
export const toasts = createToastQueue()
