import { Button } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import { toasts } from '#state/toasts.ts'
import { useShell } from '#layout/use-shell.ts'
import { postAddress } from '#shared/addresses.ts'
import { timeAt } from '#shared/dates.ts'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import { StatusTag } from './status-tag.tsx'
import type { Draft } from './use-draft.ts'

type EditorBarProps = {
  readonly draft: Draft
  /** When the unsaved draft was last stored in the browser. */
  readonly keptAt: string | undefined
  readonly onSave: () => void
}

/** The post's status, and the buttons to save and publish. */
export function EditorBar({ draft, keptAt, onSave }: EditorBarProps) {
  const { saved, words, isBusy, isDirty } = draft
  const isOut = saved?.status === 'published'
  const publish = async () => {
    if (await draft.changeStatus({ status: 'published' })) toasts.add('success', t.published)
  }
  return (
    <header className={styles.bar}>
      <div className={styles.barText}>
        <Link className="pv-link" to="/operator/content">
          {t.content}
        </Link>
        <h1 className={styles.barTitle}>{words.title || t.newPost}</h1>
        <p className={styles.barState}>
          <StatusTag status={saved?.status ?? 'draft'} />
          <SavedText draft={draft} keptAt={keptAt} />
          {isOut && (
            <Link className="pv-link" to={postAddress(saved)} target="_blank">
              {t.viewPage} <Icon name="external" size={14} />
            </Link>
          )}
        </p>
      </div>
      <div className={styles.barDeeds}>
        <Button
          variant={isOut ? 'primary' : 'outline'}
          busy={isBusy}
          disabled={!isDirty}
          onClick={onSave}
          aria-keyshortcuts="Control+S"
        >
          {isOut ? t.saveChanges : t.save}
        </Button>
        {!isOut && (
          <Button busy={isBusy} onClick={() => void publish()}>
            {t.publish}
          </Button>
        )}
      </div>
    </header>
  )
}

function SavedText({ draft: { saved, isDirty }, keptAt }: Omit<EditorBarProps, 'onSave'>) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  const at = (instant: string) => timeAt(instant, { locale, timeZone })
  return (
    <output>
      {isDirty && (keptAt ? t.notSavedKept({ keptAt: at(keptAt) }) : t.notSaved)}
      {!isDirty &&
        saved &&
        t.revisionSavedAtChangedAt({ revision: saved.revision, changedAt: at(saved.changedAt) })}
    </output>
  )
}
