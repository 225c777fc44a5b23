import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { sendContactMessage } from './send-message.ts'

export const contact = {
  calls: {
    contact: { write: sendContactMessage },
  },
  limits,
} satisfies Slice
