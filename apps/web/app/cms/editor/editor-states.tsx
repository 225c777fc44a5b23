import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { NotFound } from '#layout/error-page.tsx'
import type { Refused } from '#state/request.ts'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'

export function Waiting() {
  return (
    <div className={`pv-page ${styles.page}`}>
      <Skeleton height="44px" />
      <Skeleton height="520px" />
    </div>
  )
}

type RefusalProps = { readonly refused: Refused; readonly again: () => void }

/** Visitors without permission see the same page as at an unknown address. */
export function Refusal({ refused: { status, message }, again }: RefusalProps) {
  if (status === 404 || status === 422) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <ErrorState level={1} action={<Button onClick={again}>{t.tryAgain}</Button>}>
        {message}
      </ErrorState>
    </div>
  )
}
