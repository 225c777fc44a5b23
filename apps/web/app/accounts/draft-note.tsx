import { Button } from '@pavilion/kit/button.tsx'
import styles from './account-dialog.module.css'
import type { KeptDraft } from './use-draft.ts'

/** Says which provider account will be linked, with a way to sign up without it. */
export function DraftNote({ draft, drop }: KeptDraft) {
  if (draft === undefined) return null
  return (
    <p className={styles.note}>
      Signed in as <b>{draft.email || 'somebody new'}</b>. Your number and a password, and next time
      that alone lets you in.{' '}
      <Button variant="quiet" size="small" onClick={drop}>
        Not me
      </Button>
    </p>
  )
}
