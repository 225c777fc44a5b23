import { Button } from '@pavilion/kit/button.tsx'
import { FieldError } from '@pavilion/kit/field.tsx'
import { PictureButton } from '@pavilion/kit/picture-button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/operator.ts'
import { sendLogo } from './site-calls.ts'
import styles from './site-page.module.css'
import type { SiteForm } from './use-site-form.ts'
import { refusalText } from '#state/request.ts'

/** The logo as it will be seen, another one from the device, or none. */
export function LogoField({ form: { logo, setLogo, problems } }: { readonly form: SiteForm }) {
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    const answer = await sendLogo(file)
    setBusy(false)
    if (answer.ok) setLogo(answer.data.data)
    else toasts.add('error', refusalText(answer))
  }
  return (
    <fieldset className={styles.logo}>
      <legend>{t.logo}</legend>
      <div className={styles.logoRow}>
        {logo && (
          <img
            className={styles.logoShown}
            src={logo.small}
            width={logo.width}
            height={logo.height}
            alt={t.theUploadedLogo}
          />
        )}
        <PictureButton busy={busy} onPicture={(file) => void send(file)}>
          {logo ? t.uploadAnotherLogo : t.uploadALogo}
        </PictureButton>
        {logo && (
          <Button variant="quiet" size="small" onClick={() => setLogo(null)}>
            {t.removeLogo}
          </Button>
        )}
      </div>
      <p className={styles.logoHelp}>{t.jpegPngWebpOrAvif}</p>
      {problems['logo'] && <FieldError>{problems['logo']}</FieldError>}
    </fieldset>
  )
}
