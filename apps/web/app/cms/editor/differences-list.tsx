import { classes } from '@pavilion/kit/classes.ts'
import * as t from '#texts/cms.ts'
import { differences } from './differences.ts'
import type { Line } from './differences.ts'
import styles from './differences.module.css'

const around = 2
const signs = { same: ' ', gone: '−', new: '+' } as const
const spoken = { same: '', gone: t.removed, new: t.added } as const

type DifferencesProps = { readonly before: string; readonly after: string }

/** A line-by-line comparison; unchanged lines are left out unless next to a change. */
export function Differences({ before, after }: DifferencesProps) {
  const lines = differences(before, after)
  const shown = lines.map((_, at) => isNearChange(lines, at))
  if (!shown.some(Boolean)) return <p className="pv-muted">{t.noDifferences}</p>
  return (
    // It may scroll, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.differences} aria-label={t.differences} tabIndex={0}>
      <ul>
        {lines.map((line, at) =>
          shown[at] ? (
            // Lines may repeat, and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <Difference key={at} line={line} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            shown[at - 1] === true && <li key={at} className={styles.gap} aria-hidden="true" />
          ),
        )}
      </ul>
    </section>
  )
}

function Difference({ line: { kind, text } }: { readonly line: Line }) {
  return (
    <li className={classes(styles.line, styles[kind])}>
      <span aria-hidden="true">{signs[kind]}</span>
      <span className="pv-hidden">{spoken[kind]}</span>
      <span>{text || '\u00A0'}</span>
    </li>
  )
}

const isNearChange = (lines: readonly Line[], at: number) =>
  lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same')
