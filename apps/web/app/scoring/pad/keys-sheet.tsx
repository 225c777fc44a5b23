import * as t from '#texts/scoring.ts'
import { Sheet } from './sheet.tsx'
import styles from './sheet.module.css'
import type { Pad } from './use-pad.ts'

/** The keys of a keyboard and what they do. */
const keys = [
  [t.keysOfRuns, t.keyForRuns],
  [t.keysOfChoices, t.keyForChoices],
  ['W, N, B, L', t.keyForExtras],
  ['O', t.keyForOut],
  ['S', t.keyForFacing],
  ['A', t.keyForAnswer],
  ['X', t.keyForSkipping],
  ['E', t.keyForScorebook],
  ['M', t.more],
  ['P', t.keyForPlayers],
  [t.keysOfUndo, t.undo],
  [t.keysOfRedo, t.redo],
  ['?', t.keyForKeys],
  [t.keysOfClosing, t.keyForClosing],
] as const

export function KeysSheet({ pad }: { readonly pad: Pad }) {
  return (
    <Sheet title={t.keysOfKeyboard} onClose={() => pad.close('keys')}>
      <dl className={styles.help}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
