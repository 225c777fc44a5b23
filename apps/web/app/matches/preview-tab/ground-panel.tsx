import type { GroundRecord } from '@pavilion/contract/grounds/ground-calls.ts'
import type { GroundRef } from '@pavilion/contract/records.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Stats } from '@pavilion/kit/stat.tsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#layout/use-hydrated.ts'
import { groundAddress } from '#shared/addresses.ts'
import { rate } from '#shared/figures.ts'
import * as t from '#texts/matches.ts'
import styles from './preview.module.css'

/** Decoration, which is not worth its styles before the page has come. */
const Ground = lazy(async () => ({
  default: (await import('@pavilion/kit/art/ground.tsx')).Ground,
}))

type GroundPanelProps = { readonly ground: GroundRef; readonly record: GroundRecord | null }

/** The ground of a match, and how it plays in the format. */
export function GroundPanel({ ground, record }: GroundPanelProps) {
  const hydrated = useHydrated()
  return (
    <Panel
      level={2}
      title={
        <Link className={styles.groundName} to={groundAddress(ground)}>
          {ground.name}
        </Link>
      }
      note={ground.city}
    >
      <div className={styles.ground}>
        <Suspense>
          {hydrated && <Ground name={ground.name} view={{ width: 860, height: 420 }} />}
        </Suspense>
      </div>
      {record === null ? (
        <p className="pv-muted">{t.noMatchesHereYet}</p>
      ) : (
        <Stats
          figures={[
            { label: t.matchesHere({ format: record.formatName }), value: record.matches },
            { label: t.averageFirstInnings, value: rate(record.firstInningsAverage, 0) },
            { label: t.wonBattingFirst, value: record.wonBattingFirst },
            { label: t.wonBattingSecond, value: record.wonBattingSecond },
          ]}
        />
      )}
    </Panel>
  )
}
