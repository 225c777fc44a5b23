import { ecbDirective } from '@pavilion/cricket/workload/directive.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/workloads.ts'
import { directiveOf, type Typed, typed } from './directive-fields.ts'
import { LimitRows } from './limit-rows.tsx'
import type { Directive } from './workload-calls.ts'

export type Saved = { readonly directive: Directive | null; readonly revision: number }
type Told = { readonly message: string; readonly data: Saved }

type DirectiveFormProps = {
  readonly saved: Saved
  readonly note?: string | undefined
  readonly save: (directive: Directive | null, revision: number) => Promise<Answer<Told>>
}

const ecb = typed({ ...ecbDirective, limits: [...ecbDirective.limits] })

/** Writes a fast-bowling directive. */
export function DirectiveForm(props: DirectiveFormProps) {
  const { saved, fields, change, busy, problems, onSubmit, remove } = useDirective(props)
  return (
    <Panel level={2} title={t.directive}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <p className="pv-muted">
          {t.whatADirectiveIs} {props.note}
        </p>
        {saved.directive === null && (
          <div className={shared.actions}>
            <span className="pv-muted">{t.noDirective}</span>
            <Button variant="outline" onClick={() => change(ecb)}>
              {t.useEcb}
            </Button>
          </div>
        )}
        <AtThePad fields={fields} change={change} problem={problems['clause']} />
        <Ages fields={fields} change={change} problem={problems['ageOn']} />
        <LimitRows limits={fields.limits} problems={problems} change={change} />
        <div className={shared.actions}>
          <Button type="submit" busy={busy}>
            {t.saveDirective}
          </Button>
          {saved.directive !== null && (
            <Button variant="quiet" busy={busy} onClick={remove}>
              {t.takeAway}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

type PartProps = {
  readonly fields: Typed
  readonly change: (part: Partial<Typed>) => void
  readonly problem: string | undefined
}

function AtThePad({ fields, change, problem }: PartProps) {
  return (
    <div className={shared.pair}>
      <PlainSelect
        label={t.atThePad}
        value={fields.action}
        choices={[
          { value: 'warn', label: t.warn },
          { value: 'stop', label: t.stop },
        ]}
        onChange={(action) => change({ action })}
      />
      <TextField
        label={t.clause}
        maxLength={20}
        value={fields.clause}
        error={problem}
        onChange={({ target }) => change({ clause: target.value })}
      />
    </div>
  )
}

function Ages({ fields, change, problem }: PartProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.ageOn}
        help={t.ageOnHelp}
        maxLength={5}
        value={fields.ageOn}
        error={problem}
        onChange={({ target }) => change({ ageOn: target.value })}
      />
      <PlainSelect
        label={t.ageYear}
        value={fields.ageYear}
        choices={[
          { value: 'before', label: t.yearBefore },
          { value: 'same', label: t.yearSame },
        ]}
        onChange={(ageYear) => change({ ageYear })}
      />
      <TextField
        label={t.mostDays}
        type="number"
        min={1}
        max={6}
        value={fields.mostDays}
        onChange={({ target }) => change({ mostDays: target.value })}
      />
    </div>
  )
}

function useDirective({ saved: first, save }: DirectiveFormProps) {
  const [saved, setSaved] = useState(first)
  const {
    typed: fields,
    change,
    busy,
    problems,
    ...form
  } = useForm(() => (saved.directive === null ? { ...ecb, limits: [] } : typed(saved.directive)))
  const write = async (directive: Directive | null) => {
    const answer = await save(directive, saved.revision)
    if (answer.ok) {
      toasts.add('success', answer.data.message)
      setSaved(answer.data.data)
      return undefined
    }
    const told = problemsByPath(answer.errors, 'directive.')
    if (Object.keys(told).length === 0) toasts.add('error', answer.message)
    return told
  }
  const onSubmit = form.onSubmit(() => write(directiveOf(fields)))
  const remove = () => form.act(() => write(null))
  return { saved, fields, change, busy, problems, onSubmit, remove }
}
