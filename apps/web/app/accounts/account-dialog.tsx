import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ModalLink } from '#layout/modal-link.tsx'
import type { Modal } from '#layout/modal.ts'
import { useModal } from '#layout/use-modal.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import type { BodyProps } from './body-props.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { VerificationForm, VerificationLead } from './verification-form.tsx'

/** Lazy, because it loads the numbering plans of all countries. */
const SignupForm = lazy(() =>
  import('./signup-form.tsx').then(({ SignupForm: form }) => ({ default: form })),
)

type Entry = {
  readonly title: (siteName: string) => string
  readonly lead: ReactNode
  readonly Body: ComponentType<BodyProps>
  /** The dialog that the back arrow leads to; a dialog with one cannot be closed. */
  readonly back?: Modal
}

/** The link inside of a sentence that leads to another dialog. */
function modalLink(modal: Modal) {
  return (text: string) => (
    <ModalLink key={modal} modal={modal} className="pv-link" replace>
      {text}
    </ModalLink>
  )
}

const dialogs: Readonly<Record<Modal, Entry>> = {
  login: {
    title: (siteName) => t.welcomeBackToSiteName({ siteName }),
    lead: t.newHere({ link: modalLink('signup') }),
    Body: LoginForm,
  },
  signup: {
    title: (siteName) => t.joinSiteName({ siteName }),
    lead: t.alreadyMember({ link: modalLink('login') }),
    Body: SignupForm,
  },
  'forgot-password': {
    title: () => t.resetYourPassword,
    lead: t.weWillEmail,
    Body: ForgotPasswordForm,
  },
  verification: {
    title: () => t.verifyYourNumber,
    lead: <VerificationLead />,
    Body: VerificationForm,
    back: 'signup',
  },
  'select-plan': {
    title: () => t.congratulation,
    lead: t.yourAccountIsReadyChoose,
    Body: PlanChoice,
  },
}

type Step = { readonly modal: Modal; readonly title: string; readonly lead: string }

type AccountDialogProps = { readonly modal: Modal; readonly site: Site }

/** The account dialogs share one frame: going from one to another replaces its content. */
export function AccountDialog({ modal, site }: AccountDialogProps) {
  const go = useModal()
  const { title, lead, Body, back } = dialogs[modal]
  const [step, setStep] = useState<Step>()
  const shown = step?.modal === modal ? step : { title: title(site.name), lead }
  return (
    <Dialog
      open
      onClose={() => go(undefined)}
      title={shown.title}
      lead={shown.lead}
      onBack={back && (() => go(back))}
    >
      <FocusOnChange modal={modal} />
      <Suspense fallback={<div className={styles.coming} />}>
        <Body
          key={modal}
          site={site}
          go={go}
          onStep={(next) => setStep(next && { ...next, modal })}
        />
      </Suspense>
    </Dialog>
  )
}

/** Moves focus to the title of the next dialog. */
function FocusOnChange({ modal }: { readonly modal: Modal }) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useRef(modal)
  useLayoutEffect(() => {
    if (shown.current === modal) return
    shown.current = modal
    place.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')?.focus()
  }, [modal])
  return <span ref={place} hidden />
}
