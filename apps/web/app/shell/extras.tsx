import { useEffect } from 'react'
import { here } from '#state/api.ts'
import { SlowNotice } from './slow-notice.tsx'
import { Toaster } from './toaster.tsx'

/** Parts that every page has but does not need at first. */
export function Extras() {
  useEffect(() => void here(), [])
  return (
    <>
      <Toaster />
      <SlowNotice />
    </>
  )
}
