import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/tournaments.ts'
import { AwardsForm } from './awards-form.tsx'
import { BasicsForm } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { DeadlinesForm } from './deadlines-form.tsx'
import { FindingsPanel } from './findings-panel.tsx'
import { FormatForm } from './format-form.tsx'
import { ManagersPanel } from './managers-panel.tsx'
import { PointsForm } from './points-form.tsx'
import { SettingsQuestions } from './settings-questions.tsx'
import { SimulationPanel } from './simulation-panel.tsx'
import { StagesForm } from './stages-form.tsx'
import { discardTournament } from './tournament-calls.ts'
import type { Managed, PanelProps } from './tournament-calls.ts'
import type { useFields } from './use-fields.ts'
import { useSettings } from './use-settings.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** What the organiser says of the tournament, its format and its points. */
export function DetailsPanel({ managed: first, onChanged }: PanelProps) {
  const settings = useSettings({ managed: first, onSaved: onChanged })
  const { managed, form } = settings
  return (
    <div className={styles.parts}>
      <Forms form={form} managed={managed} onSubmit={form.submit} />
      <div className={styles.stack}>
        <FindingsPanel managed={managed} fields={form.fields} />
        <SimulationPanel managed={managed} fields={form.fields} />
        <ManagersPanel managed={managed} onChanged={onChanged} />
        {managed.mayAppoint && !managed.isPublished && <DiscardPanel {...managed.tournament} />}
      </div>
      <SettingsQuestions settings={settings} />
    </div>
  )
}

type FormsProps = Pick<PanelProps, 'managed'> & {
  readonly form: ReturnType<typeof useFields>
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

function Forms({ form, managed, onSubmit }: FormsProps) {
  return (
    <div className={styles.stack}>
      <Panel level={2} title={t.details}>
        <BasicsForm form={form} action={t.saveDetails} onSubmit={onSubmit} />
      </Panel>
      <Panel level={2} title={t.format}>
        <FormatForm
          form={form}
          playing={managed.playing}
          action={t.saveFormat}
          onSubmit={onSubmit}
        />
      </Panel>
      <Panel level={2} title={t.stages}>
        <StagesForm form={form} action={t.saveStages} onSubmit={onSubmit} />
      </Panel>
      <Panel level={2} title={t.points}>
        <PointsForm form={form} action={t.savePoints} onSubmit={onSubmit} />
      </Panel>
      <Panel level={2} title={t.awards}>
        <AwardsForm form={form} managed={managed} action={t.saveAwards} onSubmit={onSubmit} />
      </Panel>
      <Panel level={2} title={t.resultsAndDeadlines}>
        <DeadlinesForm form={form} action={t.saveResults} onSubmit={onSubmit} />
      </Panel>
    </div>
  )
}

type DiscardProps = Pick<Managed['tournament'], 'id' | 'name'>

/** Deletes a draft; for its owners. */
function DiscardPanel({ id, name }: DiscardProps) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const discard = async () => {
    const answer = await discardTournament(id)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    await navigate('/manage/tournaments', { replace: true })
    return undefined
  }
  return (
    <Panel level={2} title={t.deleteTheDraft}>
      <div className={shared.form}>
        <p>{t.onlyADraftIsDeleted}</p>
        <div>
          <Button variant="outline" onClick={() => setAsked(true)}>
            {t.deleteTheDraft}
          </Button>
        </div>
      </div>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={t.deleteNameQuestion({ name })}
            lead={t.cannotBeUndone}
            action={t.deleteTheDraft}
            onClose={() => setAsked(false)}
            onConfirm={discard}
          />
        )}
      </Suspense>
    </Panel>
  )
}
