import type { EditorPost } from '@pavilion/contract/cms/editor-post.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { toasts } from '#state/toasts.ts'
import styles from './desk.module.css'
import { Differences } from './differences-list.tsx'
import { textOf } from './text-of.ts'
import type { Draft } from './use-draft.ts'

type CompareDialogProps = { readonly theirs: EditorPost; readonly draft: Draft }

/** Shown when two people have edited at once: the second chooses which version to keep. */
export function CompareDialog({ theirs, draft }: CompareDialogProps) {
  const keep = async () => {
    if (await draft.save(theirs.revision))
      toasts.add('success', 'Saved. The other wording is a revision')
  }
  return (
    <Dialog
      open
      onClose={draft.compared}
      title="Saved by somebody else"
      lead={`${theirs.changedBy || 'Somebody'} saved revision ${theirs.revision} after you began. Lines with a minus are theirs, lines with a plus are yours.`}
    >
      <Differences before={textOf(theirs.words)} after={textOf(draft.words)} />
      <div className={styles.choices}>
        <Button busy={draft.isBusy} onClick={() => void keep()}>
          Save mine over it
        </Button>
        <Button variant="outline" onClick={() => draft.giveWay(theirs)}>
          Take theirs
        </Button>
        <Button variant="quiet" onClick={draft.compared}>
          Go on writing
        </Button>
      </div>
    </Dialog>
  )
}
