import type { EditorPost, RevisionEntry } from '@pavilion/contract/cms/editor-post.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay, timeAt } from '#shared/dates.ts'
import { Pending } from '#shared/pending.tsx'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import { Differences } from './differences-list.tsx'
import { restoreRevision, showRevision, findRevisions } from './editor-calls.ts'
import { StatusTag } from './status-tag.tsx'
import { textOf } from './text-of.ts'
import type { Draft } from './use-draft.ts'
import { useParts } from '#shared/use-parts.ts'

/** The revisions of a post, newest first, page by page; `present` is the one that stands. */
const useRevisions = (id: string, present: number) =>
  useParts({
    key: ['revisions', id, present],
    load: (after) => findRevisions(id, after),
    keep: false,
  })

/** The revisions of the post. */
export function HistoryPanel({ draft }: { readonly draft: Draft }) {
  if (draft.saved === undefined) return <p className="pv-muted">{t.noRevisionsYetEverySave}</p>
  return <Revisions key={draft.saved.revision} draft={draft} post={draft.saved} />
}

type OfPost = { readonly draft: Draft; readonly post: EditorPost }

function Revisions({ draft, post }: OfPost) {
  const { answer, again, list, busy, more } = useRevisions(post.id, post.revision)
  const [open, setOpen] = useState<number>()
  if (list === undefined) return <Pending answer={answer} again={again} height="240px" />
  const { items, next } = list
  return (
    <>
      <ol className={styles.revisions}>
        {items.map((entry) => (
          <li key={entry.number}>
            <Entry
              entry={entry}
              isPresent={entry.number === post.revision}
              isOpen={open === entry.number}
              onToggle={() => setOpen(open === entry.number ? undefined : entry.number)}
            />
            {open === entry.number && <Comparison draft={draft} post={post} number={open} />}
          </li>
        ))}
      </ol>
      {next !== null && (
        <Button variant="quiet" busy={busy} onClick={() => void more(next)}>
          {t.earlierRevisions}
        </Button>
      )}
    </>
  )
}

type EntryProps = {
  readonly entry: RevisionEntry
  readonly isPresent: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Entry({ entry, isPresent, isOpen, onToggle }: EntryProps) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  const { number, savedAt, savedBy, status } = entry
  return (
    <div className={styles.revision}>
      <div>
        <b>{isPresent ? t.revisionNumberCurrent({ number }) : t.revisionNumber({ number })}</b>
        <small>
          {`${shortDay(dayAt(savedAt, timeZone), locale)}, ${timeAt(savedAt, { locale, timeZone })}`}
          {savedBy && `, ${savedBy}`}
        </small>
      </div>
      <StatusTag status={status} />
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={t.compareRevisionNumber({ number })}
        onClick={onToggle}
      >
        {t.compare}
      </Button>
    </div>
  )
}

/** Compares a revision with the current draft. */
function Comparison({ draft, post, number }: OfPost & { readonly number: number }) {
  const { answer, again } = useQueryAnswer({
    key: ['revision', post.id, number],
    call: () => showRevision(post.id, number),
  })
  const restore = async () => {
    const restored = await restoreRevision(post.id, post.revision, number)
    if (!restored.ok) return toasts.add('error', restored.message)
    draft.giveWay(restored.data.data)
    toasts.add('success', restored.data.message)
  }
  if (!answer?.ok) return <Pending answer={answer} again={again} height="120px" />
  const { words } = answer.data.data
  return (
    <div className={styles.comparison}>
      <p className="pv-small pv-muted">{t.linesWithAMinus}</p>
      <Differences before={textOf(words)} after={textOf(draft.words)} />
      {number !== post.revision && (
        <Button variant="outline" size="small" onClick={() => void restore()}>
          {t.restoreRevisionNumber({ number })}
        </Button>
      )}
    </div>
  )
}
