import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import { permissions } from '#calls/access.ts'
import { queries, send } from '#state/api.ts'
import type { Answer } from '#state/request.ts'

export type Permitted = Answer<{ readonly data: Permissions }>

/** What the account may do, to hide what would be refused; asked for once for all pages. */
export const loadPermissions = (): Promise<Permitted> =>
  queries.read({
    key: 'permissions',
    fetch: () => send(permissions),
  })
