import { useEffect, useState } from 'react'
import { loadPermissions, type Permitted } from './permission-calls.ts'

/** For public pages: what the account may do. Undefined until loaded. */
export function usePermissions(isWanted = true): Permitted | undefined {
  const [told, setTold] = useState<Permitted>()
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
