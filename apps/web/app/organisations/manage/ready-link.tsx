import { Button } from '@pavilion/kit/button.tsx'
import { useMemo, useState } from 'react'
import { qrPicture } from '#layout/qr-code.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/organisations.ts'
import styles from './manage.module.css'

/** An invitation for whoever gets the link, also as a QR code. */
export function ReadyLink({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false)
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(qrPicture(link))}`, [link])
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => toasts.add('error', t.linkNotCopied),
    )
  return (
    <div className={styles.namesakes}>
      <p className="pv-small">{t.forOnePerson}</p>
      <img className={styles.code} src={picture} width={200} height={200} alt={t.asAQrCode} />
      <p className={styles.link}>{link}</p>
      <div>
        <Button variant="outline" onClick={() => void copy()}>
          {isCopied ? t.copied : t.copyTheLink}
        </Button>
      </div>
    </div>
  )
}
