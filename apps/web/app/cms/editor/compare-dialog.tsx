import type { EditorPost } from '@pavilion/contract/cms/editor-post.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/cms.ts'
import styles from './editor.module.css'
import { Differences } from './differences-list.tsx'
import { textOf } from './text-of.ts'
import type { Draft } from './use-draft.ts'

type CompareDialogProps = { readonly theirs: EditorPost; readonly draft: Draft }

/** Shown when two people have edited at once: the second chooses which version to keep. */
export function CompareDialog({ theirs, draft }: CompareDialogProps) {
  const keep = async () => {
    if (await draft.save(theirs.revision)) toasts.add('success', t.savedTheOtherVersion)
  }
  return (
    <Dialog
      open
      onClose={draft.compared}
      title={t.someoneElseHasSaved}
      lead={t.savedAfterYou({ name: theirs.changedBy || t.someone, revision: theirs.revision })}
    >
      <Differences before={textOf(theirs.words)} after={textOf(draft.words)} />
      <div className={styles.choices}>
        <Button busy={draft.isBusy} onClick={() => void keep()}>
          {t.saveMineOverIt}
        </Button>
        <Button variant="outline" onClick={() => draft.giveWay(theirs)}>
          {t.useTheirs}
        </Button>
        <Button variant="quiet" onClick={draft.compared}>
          {t.keepEditing}
        </Button>
      </div>
    </Dialog>
  )
}
