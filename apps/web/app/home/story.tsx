import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import * as t from '#texts/home.ts'
import { Happenings } from './happenings.tsx'
import type { Hero, Table } from './load-home.ts'
import styles from './story.module.css'

const keys = ['0', '1', '2', '3', '4', '6', 'WD', 'NB', 'OUT']

export type StoryProps = { readonly match: Hero; readonly table: Table | null }

/** What one recorded ball causes, shown with the last ball of a real match. */
export function Story({ match, table }: StoryProps) {
  const pressed = keyOf(match)
  return (
    <section className="pv-section">
      <div className="pv-page">
        <SectionHeading
          title={
            <>
              {t.oneTap}
              <br />
              {t.sixThings}
            </>
          }
        />
        <div className={styles.flow}>
          <div className={styles.pad}>
            <span className="pv-caption">{t.theLastBall}</span>
            <div className={styles.keys} aria-hidden="true">
              {keys.map((key) => (
                <span
                  key={key}
                  className={classes(
                    key === pressed && styles.pressed,
                    key === 'OUT' && styles.out,
                  )}
                >
                  {key}
                </span>
              ))}
            </div>
          </div>
          <Happenings match={match} table={table} />
        </div>
      </div>
    </section>
  )
}

function keyOf({ line }: Hero): string {
  const mark = line?.mark
  if (!mark) return ''
  if (mark.kind === 'wicket') return 'OUT'
  if (mark.kind === 'dot') return '0'
  if (mark.text.endsWith('nb')) return 'NB'
  if (mark.text.endsWith('wd')) return 'WD'
  return mark.text.replace(/\D+/, '')
}
