import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { saveFile } from '#shared/save-file.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { exportData } from './own-data-calls.ts'
import styles from './own-page.module.css'

const CloseDialog = lazy(() =>
  import('./close-dialog.tsx').then((module) => ({ default: module.CloseDialog })),
)

/** Downloading all personal data, and closing the account. */
export function OwnDataPanel() {
  const [busy, setBusy] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await exportData()
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { data } = answer.data
    const json = JSON.stringify(data, null, 2)
    saveFile(
      new Blob([json], { type: 'application/json' }),
      `my-data-${data.exportedAt.slice(0, 10)}.json`,
    )
    return toasts.add('success', t.yourDataHasBeenDownloaded)
  }
  return (
    <Panel level={2} title={t.yourData}>
      <div className={styles.part}>
        <p>{t.everythingWeHoldAbout}</p>
        <Button variant="outline" icon="download" busy={busy} onClick={() => void download()}>
          {t.downloadMyData}
        </Button>
      </div>
      <div className={styles.part}>
        <p>{t.closingYourAccountIsPermanent}</p>
        <Button variant="danger" onClick={() => setClosing(true)}>
          {t.closeMyAccountText}
        </Button>
      </div>
      <Suspense>{isClosing && <CloseDialog onClose={() => setClosing(false)} />}</Suspense>
    </Panel>
  )
}
