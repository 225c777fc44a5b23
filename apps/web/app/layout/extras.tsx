import { useEffect } from 'react'
import { here } from '#state/api.ts'
import { SlowNotice } from './slow-notice.tsx'
import { Toaster } from './toaster.tsx'

/** What every page has and none needs at first sight. */
export function Extras() {
  useEffect(() => void here(), [])
  return (
    <>
      <Toaster />
      <SlowNotice />
    </>
  )
}
