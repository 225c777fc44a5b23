import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import type { Profile } from './account-calls.ts'
import { type AskForCode, CodeDialog } from './code-dialog.tsx'
import type { Told } from './code-step.tsx'
import { resendCode } from './own-calls.ts'

export type ContactProps = {
  readonly profile: Profile
  readonly onClose: () => void
  readonly onChanged: (profile: Profile) => void
}

type Changed = Told & { readonly data: Profile }

type ContactDialogProps = Omit<ContactProps, 'profile'> & {
  readonly subject: 'change-phone' | 'change-email'
  readonly title: string
  /** The current number or address. */
  readonly now: string
  readonly sentTitle: string
  readonly action: string
  readonly confirm: (code: string) => Promise<Answer<Changed>>
  readonly ask: AskForCode
}

/** Changes the number or address, proved by a code sent to the new one. */
export const ContactDialog = ({ subject, now, onChanged, ...dialog }: ContactDialogProps) => (
  <CodeDialog
    {...dialog}
    lead={t.itIsNow({ now })}
    sentLead={(to) => t.weSentFourDigitsTo({ to })}
    resend={() => resendCode(subject)}
    onDone={({ message, data }) => {
      toasts.add('success', message)
      onChanged(data)
    }}
  />
)
