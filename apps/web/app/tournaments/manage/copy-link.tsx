import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'

/** A link to be handed on, which is shown only once. */
export function CopyLink({ path, says }: { readonly path: string; readonly says: string }) {
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}${path}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => toasts.add('error', t.linkNotCopied),
    )
  return (
    <output className={styles.box}>
      <span className="pv-small">{says}</span>
      <span className="pv-small">{link}</span>
      <span>
        <Button variant="outline" onClick={() => void copy()}>
          {isCopied ? t.copied : t.copyTheLink}
        </Button>
      </span>
    </output>
  )
}
