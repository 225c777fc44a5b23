import type { Appearance } from '@pavilion/contract/people/player-calls.ts'
import { FormBars } from '@pavilion/kit/cricket/charts/form-bars.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/people.ts'
import { inningsForm, spellsForm } from './form-of.ts'
import styles from './form-charts.module.css'

/** The axis of runs ends at fifty, that of wickets at four, unless somebody did better. */
const leastRuns = 50
const leastWickets = 4
/** Few bars keep to the beginning, instead of standing far apart. */
const leastSlots = 6

const slotsOf = ({ length }: { readonly length: number }) => Math.max(leastSlots, length)

/** A player's latest innings and spells, with whom they were against and when. */
export function FormCharts({ appearances }: { readonly appearances: readonly Appearance[] }) {
  const locale = useShell()?.site.locale ?? 'en'
  const innings = inningsForm({ appearances, locale })
  const spells = spellsForm({ appearances, locale })
  if (innings.length + spells.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.form} />
      <div className={styles.charts}>
        {innings.length > 0 && (
          <FormBars
            title={t.lastInnings({ count: innings.length })}
            bars={innings}
            label={t.scoresEarliestFirst({ scores: innings.map(({ text }) => text).join(', ') })}
            head={[t.against, t.runs]}
            least={leastRuns}
            slots={slotsOf(innings)}
          />
        )}
        {spells.length > 0 && (
          <FormBars
            title={t.lastSpells({ count: spells.length })}
            bars={spells}
            label={t.figuresEarliestFirst({ figures: spells.map(({ text }) => text).join(', ') })}
            head={[t.against, t.figures]}
            least={leastWickets}
            slots={slotsOf(spells)}
            tone={1}
          />
        )}
      </div>
    </section>
  )
}
