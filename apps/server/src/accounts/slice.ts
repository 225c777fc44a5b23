import { personalData as ofAccess } from '#access/personal-data.queries.ts'
import { personalData as ofEvents } from '#events/personal-data.queries.ts'
import { personalData as ofSecurity } from '#security/personal-data.queries.ts'
import type { Slice } from '#slice.ts'
import { createAvatars } from './avatar/show-avatar.ts'
import { limits } from './limits.ts'
import { personalData } from './privacy/personal-data.queries.ts'
import { startTidying } from './tidy.ts'

export const accounts = {
  startJobs: startTidying,
  pictures: [createAvatars],
  personalData: [personalData, ofAccess, ofEvents, ofSecurity],
  limits,
} satisfies Slice
