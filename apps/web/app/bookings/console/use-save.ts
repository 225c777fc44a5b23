import type { ConsoleGround } from '@pavilion/contract/grounds/own-ground-fields.ts'
import { useState } from 'react'
import { problemsByPath } from '#shared/form-problems.ts'
import { useSending } from '#shared/use-sending.ts'
import { toasts } from '#state/toasts.ts'
import type { Answer } from '#state/request.ts'
import type { Basis } from './manage-calls.ts'

/** The props of every part of a ground’s console. */
export type PartProps = {
  readonly managed: ConsoleGround
  readonly onSaved: (managed: ConsoleGround) => void
  /** Reloads the ground after somebody else has changed it. */
  readonly onStale: () => void
}

type Saving = Pick<PartProps, 'managed' | 'onSaved'>
type Saved = Answer<{ readonly message: string; readonly data: ConsoleGround }>

/** Saves a part based on the shown revision. `problems` are the server's messages by field path. */
export function useSave<Part>(
  { managed, onSaved }: Saving,
  send: (basis: Basis, part: Part) => Promise<Saved>,
) {
  const { busy, problems, setProblems, submit } = useSending()
  const [problem, setProblem] = useState<string>()
  const [isStale, setStale] = useState(false)
  const save = (part: Part) => {
    setProblem(undefined)
    setProblems({})
    return submit(undefined, async () => {
      const answer = await send({ groundId: managed.ground.id, revision: managed.revision }, part)
      if (!answer.ok) {
        setStale(answer.code === 'STALE_GROUND')
        setProblem(answer.message)
        return problemsByPath(answer.errors)
      }
      toasts.add('success', answer.data.message)
      onSaved(answer.data.data)
      return undefined
    })
  }
  return { busy, problem, problems, isStale, save, refuse: setProblem }
}
export type Save = Omit<ReturnType<typeof useSave>, 'save'>
