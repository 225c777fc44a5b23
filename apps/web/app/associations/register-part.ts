import { toasts } from '#state/toasts.ts'
import type { Answer } from '#state/request.ts'
import type { Register } from './register-calls.ts'

/** A part of the page that shows the register, and what changes it. */
export type PartProps = {
  readonly register: Register
  readonly onChanged: (register: Register) => void
}

type Told = Answer<{ readonly message: string; readonly data: Register }>

/** Says what a change has done, and shows the register as it is then. */
export function showChanged(answer: Told, onChanged: PartProps['onChanged']): void {
  toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
  if (answer.ok) onChanged(answer.data.data)
}
