import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import type { Breach } from './squad-calls.ts'
import { breachText } from './squad-text.ts'

type Line = Breach & { readonly where?: ReactNode }

/** What breaks the rules, each with the clause that says so. */
export function BreachList({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ where, ...breach }, at) => (
        <li key={`${breach.rule} ${breach.player} ${at}`}>
          <span className={styles.text}>
            <span>{breachText(breach)}</span>
            {where !== undefined && <span className="pv-small pv-muted">{where}</span>}
          </span>
          {breach.clause !== '' && <Tag>{t.ruleNumber({ clause: breach.clause })}</Tag>}
          <Tag tone={breach.isUnknown ? 'neutral' : 'warning'}>
            {breach.isUnknown ? t.notKnown : t.breaksARule}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
