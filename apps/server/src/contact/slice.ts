import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'

export const contact = { limits } satisfies Slice
