import { Button } from '@pavilion/kit/button.tsx'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import type { KeptDraft } from './use-draft.ts'

/** Says which provider account will be linked, with a way to sign up without it. */
export function DraftNote({ draft, drop }: KeptDraft) {
  if (draft === undefined) return null
  return (
    <p className={styles.note}>
      {t.loggedInAs({ email: draft.email || t.someoneNew, b: (text) => <b key="b">{text}</b> })}{' '}
      <Button variant="quiet" size="small" onClick={drop}>
        {t.notMe}
      </Button>
    </p>
  )
}
