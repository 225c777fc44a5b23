import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { dropAddress, makeAddress, showFile, showOwn } from './own-calendar.ts'
import { personalData } from './personal-data.queries.ts'

export const calendars = {
  calls: {
    calendars: { own: showOwn, makeAddress, dropAddress, file: showFile },
  },
  personalData: [personalData],
  limits,
} satisfies Slice
