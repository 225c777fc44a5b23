import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import * as t from '#texts/bookings.ts'
import type { Answer } from '#state/request.ts'

type NoSlotsProps = {
  readonly week: { readonly answer: Answer<unknown> | undefined; readonly again: () => void }
  readonly height: string
}

/** In place of a week's slots while they are loaded, and when they cannot be. */
export function NoSlots({ week: { answer, again }, height }: NoSlotsProps) {
  if (answer === undefined) return <Skeleton height={height} />
  if (answer.ok) return null
  return (
    <ErrorState
      level={3}
      action={
        <Button variant="outline" onClick={again}>
          {t.tryAgain}
        </Button>
      }
    >
      {answer.message}
    </ErrorState>
  )
}
