import { countsFor } from '@pavilion/cricket/awards/formula.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import { countNames } from '../award-texts.ts'
import { AwardsEffect } from './awards-effect.tsx'
import { Send } from './basics-form.tsx'
import styles from './console.module.css'
import { type Managed, tryAwards, type TriedAwards } from './tournament-calls.ts'
import type { useFields } from './use-fields.ts'
import { refusalText } from '#state/request.ts'

type AwardsFormProps = {
  readonly action: string
  readonly form: ReturnType<typeof useFields>
  readonly managed: Managed
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The points by which players are ranked for the awards, and what other ones would do. */
export function AwardsForm({ form, managed, action, onSubmit }: AwardsFormProps) {
  const { change, problemAt } = form
  const formula = form.fields.awards ?? managed.fields.awards
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <p className="pv-small">{t.awardFormulaHelp}</p>
      <div className={styles.numbers}>
        {countsFor('player').map((count) => (
          <TextField
            key={count}
            label={countNames[count]}
            type="number"
            min={0}
            max={100}
            step="0.25"
            value={formula[count]}
            error={problemAt(`awards.${count}`)}
            onChange={({ target }) =>
              change({ awards: { ...formula, [count]: Number(target.value) } })
            }
          />
        ))}
      </div>
      <Effect key={JSON.stringify(formula)} formula={formula} managed={managed} />
      <Send form={form} action={action} />
    </form>
  )
}

type EffectProps = {
  readonly formula: Managed['fields']['awards']
  readonly managed: Managed
}

/** Shows what the formula makes of what has been played; of another formula nothing is known yet. */
function Effect({ formula, managed }: EffectProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [tried, setTried] = useState<TriedAwards>()
  const show = async () => {
    setBusy(true)
    const answer = await tryAwards({ tournamentId: managed.tournament.id, formula })
    setBusy(false)
    setProblem(answer.ok ? undefined : refusalText(answer))
    if (answer.ok) setTried(answer.data.data)
  }
  return (
    <>
      <div className={shared.actions}>
        <Button variant="outline" busy={busy} onClick={() => void show()}>
          {t.showTheEffect}
        </Button>
      </div>
      <div aria-live="polite">
        {problem !== undefined && <p className={shared.problem}>{problem}</p>}
        {tried !== undefined && <AwardsEffect {...tried} />}
      </div>
    </>
  )
}
