import { Button } from '@pavilion/kit/button.tsx'
import { saveFile } from '#shared/save-file.ts'
import { useShell } from '#layout/use-shell.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import own from './factor.module.css'

type RecoveryCodesProps = {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The recovery codes, once: to be copied, downloaded or written down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const site = useShell()?.site.name ?? ''
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toasts.add('success', t.codesCopied)
    } catch {
      toasts.add('error', t.codesNotCopied)
    }
  }
  const download = () => {
    const text = t.recoveryCodesFile({ site, codes: codes.join('\n') })
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  }
  return (
    <div className={styles.form}>
      <ul className={own.codes} aria-label={t.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={own.ways}>
        <Button variant="outline" icon="download" onClick={download}>
          {t.downloadCodes}
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          {t.copyCodes}
        </Button>
      </div>
      <Button size="large" wide onClick={onDone}>
        {t.iHaveKeptThem}
      </Button>
    </div>
  )
}
