import type { EditorPost, PostText } from '@pavilion/contract/cms/editor-post.ts'
import { Tabs } from '@pavilion/kit/tabs.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { EditorBar } from './editor-bar.tsx'
import styles from './editor.module.css'
import { DetailsPanel } from './details-panel.tsx'
import { FoundNotice } from './found-notice.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { LeaveDialog } from '#shared/leave-dialog.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useDraft } from './use-draft.ts'
import type { Draft } from './use-draft.ts'
import { useIsWide } from './use-is-wide.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLeaving } from '#shared/use-leaving.ts'
import * as t from '#texts/cms.ts'
import { useSaveKey } from './use-save-key.ts'
import { WritePanel } from './write-panel.tsx'

type PostEditorProps = {
  readonly id: string
  readonly post: EditorPost | undefined
  readonly blank: PostText
  readonly organisationId?: string | undefined
  readonly onMade: (id: string) => void
}

/** The editor of a post: the text on one side, preview and publishing on the other. */
export function PostEditor({ id, ...start }: PostEditorProps) {
  const draft = useDraft(start)
  const { saved, words, key, isDirty } = draft
  const revision = saved?.revision ?? null
  const kept = useKeptDraft(saved?.id ?? id, { words, revision, key, isDirty })
  const leaving = useLeaving(isDirty)
  const save = async () => {
    if (draft.isBusy) return
    if (await draft.save()) toasts.add('success', t.saved)
  }
  useSaveKey(() => void save())
  return (
    <div className={`pv-page ${styles.page}`}>
      <EditorBar draft={draft} keptAt={kept.keptAt} onSave={() => void save()} />
      {kept.found && (
        <FoundNotice
          kept={kept.found}
          onRestore={(found) => {
            kept.answered(true)
            draft.restore(found)
          }}
          onDiscard={() => kept.answered(false)}
        />
      )}
      <EditorState draft={draft} />
      {draft.theirs && <CompareDialog theirs={draft.theirs} draft={draft} />}
      <LeaveDialog leaving={leaving} lead={t.yourTextIsKept} />
    </div>
  )
}

const beside = [
  { id: 'preview', label: t.preview },
  { id: 'details', label: t.details },
  { id: 'status', label: t.status },
  { id: 'history', label: t.revisions },
] as const
const write = { id: 'write', label: t.write } as const

function EditorState({ draft }: { readonly draft: Draft }) {
  const isWide = useIsWide()
  const [chosen, setChosen] = useState<string>(write.id)
  const tabs = isWide ? beside : [write, ...beside]
  const current = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0].id
  return (
    <div className={styles.editor}>
      {isWide && <WritePanel draft={draft} />}
      <div className={styles.beside}>
        <Tabs label={t.postSections} tabs={tabs} current={current} onChange={setChosen}>
          <div className={styles.part}>
            <Part name={current} draft={draft} />
          </div>
        </Tabs>
      </div>
    </div>
  )
}

type PartProps = { readonly name: string; readonly draft: Draft }

function Part({ name, draft }: PartProps) {
  if (name === 'write') return <WritePanel draft={draft} />
  if (name === 'preview') return <PreviewPanel words={draft.words} />
  if (name === 'details') return <DetailsPanel draft={draft} />
  if (name === 'status') return <StatusPanel draft={draft} />
  return <HistoryPanel draft={draft} />
}
