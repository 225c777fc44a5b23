import type { Slice } from '#slice.ts'
import { searchEverything } from './search-everything.ts'

export const search = {
  calls: {
    search: { everything: searchEverything },
  },
} satisfies Slice
