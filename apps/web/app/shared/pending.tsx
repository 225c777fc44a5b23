import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import type { Answer } from '#state/request.ts'
import * as t from '#texts/common.ts'

type PendingProps = {
  readonly answer: Answer<unknown> | undefined
  /** Asks once more. */
  readonly again: () => void
  /** The height of the placeholder, as a CSS length. */
  readonly height: string
}

/** Stands for what a call will answer: a placeholder, then nothing, or why there is no answer. */
export function Pending({ answer, again, height }: PendingProps) {
  if (answer === undefined) return <Skeleton height={height} />
  if (answer.ok) return null
  return (
    <p>
      {answer.message}{' '}
      <Button variant="quiet" size="small" onClick={again}>
        {t.tryAgain}
      </Button>
    </p>
  )
}
