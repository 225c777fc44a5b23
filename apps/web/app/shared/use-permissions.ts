import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import { useEffect, useState } from 'react'
import { api, queries } from '#state/api.ts'
import type { Answer } from '#state/request.ts'

type Told = Answer<{ readonly data: Permissions }>

const loadPermissions = (): Promise<Told> =>
  queries.read({
    key: 'permissions',
    fetch: () => api.send({ method: 'GET', path: '/account/permissions' }),
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
