import type { Slice } from '#slice.ts'
import { createCallbacks } from './callbacks.ts'
import { personalData } from './personal-data.queries.ts'
import { listIdentities, unlinkIdentity } from './identities.ts'

export const providers = {
  calls: {
    providers: { identities: listIdentities, unlink: unlinkIdentity },
  },
  addresses: createCallbacks,
  personalData: [personalData],
} satisfies Slice
