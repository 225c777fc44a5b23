import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/session-plan-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { longDay, shortDay } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from './session-plan.module.css'
import { type SessionPlan, showSessionPlan } from './plan-calls.ts'
import { type PlanForm, type Row, usePlanForm } from './use-plan-form.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.plan, description: t.whatPlansAre, path: '/manage' })

/** What is planned for a session, to be changed and printed. */
export default function SessionPlanPage({ params }: Route.ComponentProps) {
  const { organisationId, batchId, day, starts } = params
  const { answer, again } = useQueryAnswer({
    key: ['session-plan', batchId, day, starts],
    call: () => showSessionPlan({ organisationId, batchId, day, starts }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(told) => (
        <OrganisationConsole
          organisation={told.organisation}
          isManager={told.isManager}
          current="today"
        >
          <Plan key={`${told.batch.id} ${told.day} ${told.starts}`} told={told} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

function Plan({ told }: { readonly told: SessionPlan }) {
  const form = usePlanForm(told)
  const { typed, setAim, busy, problems, onSubmit } = form
  const planned = typed.rows.reduce((sum, row) => sum + (Number(row.minutes) || 0), 0)
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <Head told={told} form={form} />
      <TextArea
        label={t.aim}
        maxLength={500}
        value={typed.aim}
        error={problems['aim']}
        onChange={({ target }) => setAim(target.value)}
      />
      <Panel level={3} title={t.drills} note={t.minutesOf({ planned, minutes: told.minutes })}>
        <ol className={shared.rows}>
          {typed.rows.map((row, at) => (
            <li key={row.key}>
              <DrillRow form={form} row={row} at={at} />
            </li>
          ))}
        </ol>
        <AddDrill told={told} form={form} />
      </Panel>
      <div className={`${shared.actions} ${styles.screen}`}>
        <Button type="submit" busy={busy}>
          {t.savePlan}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </form>
  )
}

type HeadProps = { readonly told: SessionPlan; readonly form: PlanForm }

/** Which session it is, and the plan before it to begin from. */
function Head({ told, form: { typed, copy } }: HeadProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { organisation, batch, day, starts, earlier } = told
  return (
    <>
      <header className={shared.headText}>
        <Link
          className={`pv-link pv-small ${styles.screen}`}
          to={`/manage/organisations/${organisation.id}/today?day=${day}`}
        >
          {t.sessionsOfTheDay}
        </Link>
        <h2 className="pv-title">{t.sessionAt({ time: starts, name: batch.name })}</h2>
        <span>{longDay(day, locale)}</span>
      </header>
      {earlier !== null && typed.rows.length === 0 && (
        <div className={styles.screen}>
          <Button variant="outline" onClick={() => copy(earlier.plan)}>
            {t.copyPlanOf({ day: shortDay(earlier.day, locale) })}
          </Button>
        </div>
      )}
    </>
  )
}

type DrillRowProps = { readonly form: PlanForm; readonly row: Row; readonly at: number }

function DrillRow({ form: { change, remove, moveUp, problems }, row, at }: DrillRowProps) {
  const { key, name, minutes, note } = row
  return (
    <div className={styles.drill}>
      <DrillSays row={row} />
      <div className={`${styles.fields} ${styles.screen}`}>
        <TextField
          label={t.minutes}
          type="number"
          min={1}
          max={240}
          value={minutes}
          error={problems[`drills.${at}.minutes`]}
          onChange={({ target }) => change(key, { minutes: target.value })}
        />
        <TextField
          label={t.noteForDrill}
          maxLength={300}
          value={note}
          error={problems[`drills.${at}.note`]}
          onChange={({ target }) => change(key, { note: target.value })}
        />
      </div>
      <span className={`${shared.actions} ${styles.screen}`}>
        {at > 0 && (
          <Button
            size="small"
            variant="outline"
            aria-label={t.moveUpName({ name })}
            onClick={() => moveUp(key)}
          >
            {t.moveUp}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={t.removeName({ name })}
          onClick={() => remove(key)}
        >
          {t.remove}
        </Button>
      </span>
    </div>
  )
}

/** What the drill is; on paper with its minutes and the note, which are fields on the screen. */
const DrillSays = ({
  row: { name, equipment, how, minutes, note },
}: Pick<DrillRowProps, 'row'>) => (
  <div className={styles.says}>
    <b className={styles.screen}>{name}</b>
    <b className={styles.paper}>{t.drillLine({ name, minutes: Number(minutes) })}</b>
    {note !== '' && <span className={styles.paper}>{note}</span>}
    <span>{how}</span>
    {equipment !== '' && <span className="pv-small pv-muted">{equipment}</span>}
  </div>
)

function AddDrill({ told: { drills, organisation }, form }: HeadProps) {
  const [drillId, setDrillId] = useState(drills[0]?.id ?? '')
  const drill = drills.find(({ id }) => id === drillId)
  const library = `/manage/organisations/${organisation.id}/drills`
  return (
    <div className={`${styles.add} ${styles.screen}`}>
      {drill !== undefined && (
        <>
          <PlainSelect
            label={t.drill}
            value={drillId}
            choices={drills.map(({ id, name, minutes }) => ({
              value: id,
              label: t.drillLine({ name, minutes }),
            }))}
            onChange={setDrillId}
          />
          <Button variant="outline" onClick={() => form.add(drill)}>
            {t.addToPlan}
          </Button>
        </>
      )}
      <Link className="pv-link" to={library}>
        {t.drillLibrary}
      </Link>
    </div>
  )
}
