import type { Draft } from '@pavilion/cricket/corrections/draft.ts'
import type { EntryChange, FigureGroup } from '@pavilion/cricket/corrections/difference.ts'
import { figureGroups } from '@pavilion/cricket/corrections/difference.ts'
import type { Plan } from '@pavilion/cricket/corrections/plan.ts'
import type { Remedy } from '@pavilion/cricket/corrections/remedies.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import styles from './book-sheet.module.css'

type ConsequencesProps = {
  readonly plan: Plan
  /** Goes on with another draft, as a remedy says. */
  readonly mend: (draft: Draft) => void
}

/** What follows from a correction: what the Laws then forbid, what is likely, and every figure that changes. */
export function Consequences({ plan, mend }: ConsequencesProps) {
  const { obstacles, obstacleCount, suggestions, difference } = plan
  const rest = obstacleCount - obstacles.length
  return (
    <section aria-label={t.whatFollows} className={styles.consequences}>
      {obstacles.length > 0 && (
        <div role="alert" className={styles.obstacles}>
          <h3 className={styles.heading}>{t.lawsForbid}</h3>
          {obstacles.map(({ seq, number, text, message, remedies }, index) => (
            <details key={seq} className={styles.obstacle} open={index === 0}>
              <summary>
                {number !== null && <b>{number}</b>} {text}: {message}
              </summary>
              <Remedies
                label={t.whatToDoAbout({ what: number ?? text })}
                remedies={remedies}
                mend={mend}
              />
            </details>
          ))}
          {rest > 0 && <p>{t.moreAfterThese({ rest })}</p>}
        </div>
      )}
      {suggestions.length > 0 && (
        <div className={styles.obstacle}>
          <h3 className={styles.heading}>{t.followUps}</h3>
          <Remedies label={t.whatMayFollow} remedies={suggestions} mend={mend} />
        </div>
      )}
      <Entries entries={difference.entries} />
      {figureGroups.map((group) => (
        <Figures key={group} group={group} plan={plan} />
      ))}
    </section>
  )
}

type RemediesProps = Pick<ConsequencesProps, 'mend'> & {
  readonly label: string
  readonly remedies: readonly Remedy[]
}

function Remedies({ label, remedies, mend }: RemediesProps) {
  return (
    <Choices
      label={label}
      choices={remedies.map((remedy) => ({ id: remedy.label, label: remedy.label }))}
      onChoose={(id) => {
        const remedy = remedies.find((one) => one.label === id)
        if (remedy !== undefined) mend(remedy.draft)
      }}
    />
  )
}

const MOST_ENTRIES = 12

function Entries({ entries }: { readonly entries: readonly EntryChange[] }) {
  if (entries.length === 0) return null
  const rest = entries.length - MOST_ENTRIES
  return (
    <>
      <h3 className={styles.heading}>{t.scorebook}</h3>
      <EntryChanges entries={entries.slice(0, MOST_ENTRIES)} />
      {rest > 0 && <p>{t.andMore({ rest })}</p>}
    </>
  )
}

/** Entries as they were and as they are to be. */
export function EntryChanges({ entries }: { readonly entries: readonly EntryChange[] }) {
  return (
    <dl className={styles.changes}>
      {entries.map(({ seq, number, from, to }) => (
        <div key={seq}>
          <dt>{number ?? ''}</dt>
          <dd>
            {from !== null && <del>{from}</del>} {to !== null && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const headings: Readonly<Record<FigureGroup, string>> = {
  result: t.result,
  total: t.totals,
  target: t.target,
  strike: t.atTheWicket,
  batting: t.batting,
  bowling: t.bowling,
  extras: t.extras,
  falls: t.fallOfWickets,
}

type FiguresProps = { readonly group: FigureGroup; readonly plan: Plan }

function Figures({ group, plan: { difference } }: FiguresProps) {
  const figures = difference.figures.filter((one) => one.group === group)
  if (figures.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{headings[group]}</h3>
      <dl className={styles.changes}>
        {figures.map(({ what, from, to }) => (
          <div key={what}>
            <dt>{group === 'result' ? '' : what}</dt>
            <dd>
              {from !== null && <del>{from}</del>} {to !== null && <ins>{to}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
