import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ModalLink } from '#layout/modal-link.tsx'
import type { Modal } from '#layout/modal.ts'
import { useModal } from '#layout/use-modal.ts'
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

const dialogs: Readonly<Record<Modal, Entry>> = {
  login: {
    title: (siteName) => `Welcome back to ${siteName}`,
    lead: (
      <>
        New here?{' '}
        <ModalLink modal="signup" className="pv-link" replace>
          Create Now
        </ModalLink>
      </>
    ),
    Body: LoginForm,
  },
  signup: {
    title: (siteName) => `Join ${siteName}`,
    lead: (
      <>
        Already a member?{' '}
        <ModalLink modal="login" className="pv-link" replace>
          Log In
        </ModalLink>
      </>
    ),
    Body: SignupForm,
  },
  'forgot-password': {
    title: () => 'Reset your password',
    lead: 'We will email you a link.',
    Body: ForgotPasswordForm,
  },
  verification: {
    title: () => 'Verify Your Number',
    lead: <VerificationLead />,
    Body: VerificationForm,
    back: 'signup',
  },
  'select-plan': {
    title: () => 'Congratulation!',
    lead: 'Your account is open. Choose how you start. You can change this at any time.',
    Body: PlanChoice,
  },
}

type AccountDialogProps = { readonly modal: Modal; readonly site: Site }

/** The account dialogs share one frame: going from one to another replaces its content. */
export function AccountDialog({ modal, site }: AccountDialogProps) {
  const go = useModal()
  const { title, lead, Body, back } = dialogs[modal]
  return (
    <Dialog
      open
      onClose={() => go(undefined)}
      title={title(site.name)}
      lead={lead}
      onBack={back && (() => go(back))}
    >
      <FocusOnChange modal={modal} />
      <Suspense fallback={<div className={styles.coming} />}>
        <Body key={modal} site={site} go={go} />
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
