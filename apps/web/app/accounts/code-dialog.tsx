import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { CodeStep, type CodeStepProps, type Told } from './code-step.tsx'

/** A form that requests the code and reports where it was sent. */
export type AskForCode = (onSent: (to: string) => void) => ReactNode

type CodeDialogProps<T extends Told> = CodeStepProps<T> & {
  readonly title: string
  readonly lead: string
  /** The title once the code is sent. */
  readonly sentTitle: string
  readonly sentLead: (to: string) => string
  readonly onClose: () => void
  readonly ask: AskForCode
}

/** A dialog in two steps: a request confirmed by the password, and a code that confirms it. */
export function CodeDialog<T extends Told>(props: CodeDialogProps<T>) {
  const { title, lead, sentTitle, sentLead, onClose, ask, ...step } = props
  const [sentTo, setSentTo] = useState<string>()
  const isSent = sentTo !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={isSent ? sentTitle : title}
      lead={isSent ? sentLead(sentTo) : lead}
    >
      {isSent ? <CodeStep {...step} /> : ask(setSentTo)}
    </Dialog>
  )
}
