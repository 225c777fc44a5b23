import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import { NotFound } from '#layout/error-page.tsx'
import type { Answer } from '#state/request.ts'
import * as t from '#texts/common.ts'
import shared from '#shared/console.module.css'

type FrameProps<T> = {
  readonly answer: Answer<{ readonly data: T }> | undefined
  readonly again: () => void
  readonly children: (data: T) => ReactNode
}

const UNKNOWN = [400, 403, 404, 422]

/** A page of an answer: while it is loading, when it cannot be had, and the page of an unknown address. */
export function ConsoleFrame<T>({ answer, again, children }: FrameProps<T>) {
  if (answer?.ok) return children(answer.data.data)
  if (answer !== undefined && UNKNOWN.includes(answer.status)) return <NotFound />
  return (
    <div className={`pv-page ${shared.page}`}>
      {answer === undefined ? (
        <>
          <Skeleton height="44px" />
          <Skeleton height="360px" />
        </>
      ) : (
        <ErrorState level={1} action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      )}
    </div>
  )
}
