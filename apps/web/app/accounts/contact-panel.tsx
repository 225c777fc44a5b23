import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { countryName } from '#shared/country-name.ts'
import type { Profile } from './account-calls.ts'
import styles from './own-page.module.css'

const ChangePhoneDialog = lazy(() =>
  import('./change-phone-dialog.tsx').then((module) => ({ default: module.ChangePhoneDialog })),
)
const ChangeEmailDialog = lazy(() =>
  import('./change-email-dialog.tsx').then((module) => ({ default: module.ChangeEmailDialog })),
)

type ContactPanelProps = {
  readonly profile: Profile
  readonly onChanged: (profile: Profile) => void
}

/** The account's e-mail address and number, each with a way to change it. */
export function ContactPanel({ profile, onChanged }: ContactPanelProps) {
  const [changing, setChanging] = useState<'phone' | 'email'>()
  const locale = useShell()?.site.locale ?? 'en'
  const close = () => setChanging(undefined)
  const dialog = {
    profile,
    onClose: close,
    onChanged: (changed: Profile) => {
      close()
      onChanged(changed)
    },
  }
  return (
    <Panel level={2} title="Contact">
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>Mobile number</dt>
          <dd>{profile.phoneNumber}</dd>
          <ChangeButton what="mobile number" onClick={() => setChanging('phone')} />
        </div>
        <div className={styles.line}>
          <dt>Email</dt>
          <dd>{profile.email}</dd>
          <ChangeButton what="email" onClick={() => setChanging('email')} />
        </div>
        <div className={styles.line}>
          <dt>Country</dt>
          <dd>{countryName(profile.countryId, locale)}</dd>
        </div>
      </dl>
      <Suspense>
        {changing === 'phone' && <ChangePhoneDialog {...dialog} locale={locale} />}
        {changing === 'email' && <ChangeEmailDialog {...dialog} />}
      </Suspense>
    </Panel>
  )
}

type ChangeButtonProps = { readonly what: string; readonly onClick: () => void }

const ChangeButton = ({ what, onClick }: ChangeButtonProps) => (
  <dd>
    <Button variant="outline" size="small" aria-label={`Change ${what}`} onClick={onClick}>
      Change
    </Button>
  </dd>
)
