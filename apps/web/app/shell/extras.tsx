import { useEffect } from 'react'
import { here } from '#state/api.ts'
import { SlowNotice } from './slow-notice.tsx'
import { Toasts } from '@pavilion/kit/toasts.tsx'
import { toasts } from '#state/toasts.ts'

const Toaster = () => <Toasts queue={toasts} />

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
