import { Tag } from '@pavilion/kit/tag.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { organisationAddress } from '#shared/addresses.ts'
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
          <Clause breach={breach} />
          <Tag tone={breach.isUnknown ? 'neutral' : 'warning'}>
            {breach.isUnknown ? t.notKnown : t.breaksARule}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the rule where the association has it in its handbook. */
function Clause({ breach: { clause, handbook } }: { readonly breach: Breach }) {
  if (clause === '') return null
  if (handbook === null) return <Tag>{t.ruleNumber({ clause })}</Tag>
  return (
    <Link
      className="pv-link pv-small"
      to={`${organisationAddress(handbook)}/handbook#clause-${clause}`}
    >
      {t.ruleNumber({ clause })}
    </Link>
  )
}
