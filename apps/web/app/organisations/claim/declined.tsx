import { Panel } from '@pavilion/kit/panel.tsx'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import * as t from '#texts/organisations.ts'
import type { ClaimStanding } from './claim-calls.ts'
import styles from './claim.module.css'

type DeclinedProps = { readonly declined: NonNullable<ClaimStanding['declined']> }

/** Why the last request was declined. */
export function Declined({ declined: { reason, decidedAt } }: DeclinedProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <Panel level={2} title={t.requestDeclined}>
      <p className="pv-small pv-muted">{momentHere(decidedAt, locale)}</p>
      <p className={styles.said}>{reason}</p>
    </Panel>
  )
}
