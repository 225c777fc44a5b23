import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { MatchPlan } from '@pavilion/contract/matches/plan-calls.ts'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { change as changePlan } from '#calls/scoring.ts'
import { focusFirst } from '#shared/use-sending.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { Format } from '../setup/format-fields.tsx'
import styles from '../setup/new-match-page.module.css'
import { changeOf, draftOf, problemsIn, problemsTold } from './plan-draft.ts'
import type { PlanDraft, PlanProblems } from './plan-draft.ts'

type PlanFormProps = { readonly matchId: string; readonly plan: MatchPlan }

/** What may be changed of a match that has not started. */
export function PlanForm(props: PlanFormProps) {
  const form = usePlan(props)
  const { draft, change } = form
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <When form={form} />
      {props.plan.mayReformat && <Format form={form} />}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.isPublic}
          onChange={({ target }) => change({ isPublic: target.checked })}
        />
        {t.inTheListsOfMatches}
      </label>
      {form.refusal && (
        <p role="alert" className={styles.refusal}>
          {form.refusal}
        </p>
      )}
      <Button type="submit" size="large" busy={form.isBusy}>
        {t.save}
      </Button>
    </form>
  )
}

type WhenProps = { readonly form: ReturnType<typeof usePlan> }

/** When and where it is played, and who stands and scores. */
function When({ form: { draft, problems, change } }: WhenProps) {
  return (
    <div className={styles.format}>
      <TextField
        label={t.startsAt}
        type="datetime-local"
        value={draft.startsAt}
        error={problems.startsAt}
        onChange={({ target }) => change({ startsAt: target.value })}
      />
      <TextField
        label={t.ground}
        help={t.mayBeLeftEmpty}
        maxLength={100}
        value={draft.ground}
        error={problems.ground}
        onChange={({ target }) => change({ ground: target.value })}
      />
      <TextArea
        label={t.umpires}
        rows={2}
        help={t.onePerLine}
        value={draft.umpires}
        error={problems.umpires}
        onChange={({ target }) => change({ umpires: target.value })}
      />
      <TextField
        label={common.scorer}
        maxLength={100}
        value={draft.scorer}
        onChange={({ target }) => change({ scorer: target.value })}
      />
    </div>
  )
}

function usePlan({ matchId, plan }: PlanFormProps) {
  const [known, setKnown] = useState(plan)
  const [draft, setDraft] = useState(() => draftOf(plan))
  const [problems, setProblems] = useState<PlanProblems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const tell = (form: HTMLFormElement, found: PlanProblems, message: string | null) => {
    flushSync(() => {
      setProblems(found)
      setRefusal(message)
      setBusy(false)
    })
    focusFirst(form)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const found = problemsIn(draft)
    if (Object.keys(found).length > 0) return tell(form, found, null)
    setBusy(true)
    const answer = await send(changePlan, changeOf(matchId, known, draft))
    if (!answer.ok) return tell(form, problemsTold(answer.errors), answer.message)
    setKnown(answer.data.data)
    setDraft(draftOf(answer.data.data))
    tell(form, {}, null)
    toasts.add('success', t.matchSaved)
  }
  const change = (part: Partial<PlanDraft>) => {
    setDraft((now) => ({ ...now, ...part }))
    setProblems({})
  }
  return { draft, problems, refusal, isBusy, change, submit }
}
