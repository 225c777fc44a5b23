import { Sheet } from './sheet.tsx'
import styles from './sheet.module.css'
import type { Pad } from './use-pad.ts'

/** The keys of a keyboard and what they do. */
const keys = [
  ['0 to 6', 'Runs; or the choice of that number'],
  ['W, N, B, L', 'Wide, no-ball, bye, leg bye: before the runs'],
  ['O', 'Out'],
  ['S', 'The other batter faces'],
  ['E', 'The scorebook: correct any ball'],
  ['M', 'More'],
  ['P', 'Players: substitutes, replacements, keeper'],
  ['U or Ctrl+Z', 'Undo'],
  ['R or Ctrl+Y', 'Redo'],
  ['?', 'These keys'],
] as const

export function KeysSheet({ pad }: { readonly pad: Pad }) {
  return (
    <Sheet title="Keys" onClose={() => pad.close('keys')}>
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
