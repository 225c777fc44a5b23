import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { countryName } from '#shared/country-name.ts'
import * as t from '#texts/accounts.ts'
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

/** The account's email address and number, each with a way to change it. */
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
    <Panel level={2} title={t.contact}>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>{t.mobileNumber}</dt>
          <dd>{profile.phoneNumber}</dd>
          <ChangeButton label={t.changeNumber} onClick={() => setChanging('phone')} />
        </div>
        <div className={styles.line}>
          <dt>{t.email}</dt>
          <dd>{profile.email}</dd>
          <ChangeButton label={t.changeEmail} onClick={() => setChanging('email')} />
        </div>
        <div className={styles.line}>
          <dt>{t.country}</dt>
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

type ChangeButtonProps = { readonly label: string; readonly onClick: () => void }

const ChangeButton = ({ label, onClick }: ChangeButtonProps) => (
  <dd>
    <Button variant="outline" size="small" aria-label={label} onClick={onClick}>
      {t.change}
    </Button>
  </dd>
)
