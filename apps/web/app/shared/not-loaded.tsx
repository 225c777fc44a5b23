import type { Answer } from '#state/request.ts'
import { Pending } from './pending.tsx'

type NotLoadedProps = {
  readonly answer: Answer<unknown> | undefined
  /** Asks once more. */
  readonly again: () => void
}

/** For who may not see a part, there is none. */
const HIDDEN = [403, 404]

/** In place of a part that most people have nothing in: why it could not be loaded, and a way to try again. */
export function NotLoaded({ answer, again }: NotLoadedProps) {
  if (answer === undefined || (!answer.ok && HIDDEN.includes(answer.status))) return null
  return <Pending answer={answer} again={again} height="0" />
}
