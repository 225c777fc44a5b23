import type { ConsoleGround } from '@pavilion/contract/grounds/own-ground-fields.ts'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { savePart } from './manage-calls.ts'

/** The props of every part of a ground’s desk. */
export type PartProps = {
  readonly desk: ConsoleGround
  readonly onSaved: (desk: ConsoleGround) => void
  /** Reloads the ground after somebody else has changed it. */
  readonly onStale: () => void
}

type Saving = Pick<PartProps, 'desk' | 'onSaved'>
type Part = Parameters<typeof savePart>[1]

/** Saves a part based on the shown revision. `problems` are the server's messages by field path. */
export function useSave({ desk, onSaved }: Saving, part: Part) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isStale, setStale] = useState(false)
  const save = async (body: object) => {
    setBusy(true)
    setProblem(undefined)
    setProblems({})
    const { revision } = desk
    const based = part === 'hire' ? body : { ...body, revision }
    const answer = await savePart(desk.ground.id, part, based)
    setBusy(false)
    if (answer.ok) {
      toasts.add('success', answer.data.message)
      return onSaved(answer.data.data)
    }
    setStale(answer.code === 'STALE_GROUND')
    setProblems(Object.fromEntries(answer.errors.map(({ path, message }) => [path, message])))
    return setProblem(answer.message)
  }
  return { busy, problem, problems, isStale, save, refuse: setProblem }
}
export type Save = ReturnType<typeof useSave>
