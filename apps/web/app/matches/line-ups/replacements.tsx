import type { MatchView } from '@pavilion/cricket/views/view.ts'
import * as t from '#texts/matches.ts'
import styles from './line-ups.module.css'

type Replacement = MatchView['replacements'][number]

/** The replacements during the match. */
export function Replacements({ replacements }: { readonly replacements: readonly Replacement[] }) {
  if (replacements.length === 0) return null
  return (
    <section className={styles.replacements} aria-labelledby="replacements">
      <h2 id="replacements" className="pv-panel-heading">
        {t.replacements}
      </h2>
      <ul>
        {replacements.map((one) => (
          <li key={`${one.in} ${one.reason}`}>{words(one)}</li>
        ))}
      </ul>
    </section>
  )
}

function words({ in: came, out, role, reason }: Replacement): string {
  const parts = [came, role !== null && `as ${role}`, out !== null && `for ${out}`]
  return `${parts.filter(Boolean).join(' ')}: ${reason.replaceAll('_', ' ')}`
}
