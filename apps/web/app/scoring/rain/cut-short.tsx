import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { standardEdition } from '@pavilion/cricket/targets/standard-edition.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { rulingText } from '#shared/rain/ruling-text.ts'
import { firstRain, rulesOf, rulingOf } from '#shared/rain/typed-rain.ts'
import * as t from '#texts/scoring.ts'
import notice from '../pad/sync-notice.module.css'
import type { Pad } from '../pad/use-pad.ts'

type CutShortProps = { readonly state: MatchState; readonly pad: Pad }

/** Between the innings: the first was cut short, so the chase is not for one run more in the usual overs. */
export function CutShort({ state, pad }: CutShortProps) {
  const rules = rulesOf(state)
  const typed = rules.ok ? ({ ...firstRain(rules.value, state), by: 'overs' } as const) : undefined
  const ruling = typed && rulingOf(state, typed)
  if (!ruling?.ok || ruling.value.facts.length === 0) return null
  return (
    <section className={notice.notice} aria-label={t.cutShort} aria-live="polite">
      <p>
        {t.firstInningsCutShort({ ruling: rulingText(ruling.value), method: standardEdition.name })}
      </p>
      <Button variant="outline" wide onClick={() => pad.open('rain')}>
        {t.lookAtTarget}
      </Button>
    </section>
  )
}
