import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import { useEffect, useState } from 'react'
import { permissions } from '#calls/access.ts'
import { queries, send } from '#state/api.ts'
import type { Answer } from '#state/request.ts'

type Told = Answer<{ readonly data: Permissions }>

const loadPermissions = (): Promise<Told> =>
  queries.read({
    key: 'permissions',
    fetch: () => send(permissions),
  })

/** What the account may do, to hide what would be refused. Undefined until loaded. */
export function usePermissions(isWanted = true): Told | undefined {
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    void loadPermissions().then((answer) => {
      if (isHere) setTold(answer)
    })
    return () => {
      isHere = false
    }
  }, [isWanted])
  return told
}
