import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Route } from './+types/drills-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { useChange } from '#shared/use-change.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { addStarterDrills, type Drill, type Drills, showDrills } from './plan-calls.ts'
import { trainsText } from './trains-text.ts'

const DrillDialog = lazy(() =>
  import('./drill-dialog.tsx').then((module) => ({ default: module.DrillDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.drills, description: t.whatDrillsAre, path: '/manage' })

/** The drills of an academy, from which sessions are planned. */
export default function DrillsPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['academy-drills', organisationId],
    call: () => showDrills(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(told) => (
        <OrganisationConsole
          organisation={told.organisation}
          isManager={told.isManager}
          current="drills"
        >
          <Library key={told.organisation.id} first={told} />
        </OrganisationConsole>
      )}
    </ConsoleFrame>
  )
}

function Library({ first }: { readonly first: Drills }) {
  const [told, setTold] = useState(first)
  const [opened, setOpened] = useState<Drill | 'new'>()
  const { busy, change } = useChange(setTold)
  const { drills, organisation } = told
  const add = (
    <span className={shared.actions}>
      <Button onClick={() => setOpened('new')}>{t.addDrill}</Button>
      {drills.length === 0 && (
        <Button
          variant="outline"
          busy={busy !== undefined}
          onClick={() => void change('starter', () => addStarterDrills(organisation.id))}
        >
          {t.addStarterDrills}
        </Button>
      )}
    </span>
  )
  return (
    <>
      {drills.length === 0 ? (
        <EmptyState level={2} title={t.noDrillsYet} action={add}>
          {t.whatDrillsAre}
        </EmptyState>
      ) : (
        <div className={shared.head}>
          <p className="pv-muted">{t.whatDrillsAre}</p>
          {add}
        </div>
      )}
      <DrillPanels drills={drills} onOpen={setOpened} />
      <Suspense>
        {opened !== undefined && (
          <DrillDialog
            organisationId={organisation.id}
            drill={opened === 'new' ? undefined : opened}
            onClose={() => setOpened(undefined)}
            onChanged={(changed) => {
              setOpened(undefined)
              setTold(changed)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

type DrillPanelsProps = {
  readonly drills: readonly Drill[]
  readonly onOpen: (drill: Drill) => void
}

/** The drills by what they train. */
const DrillPanels = ({ drills, onOpen }: DrillPanelsProps) =>
  [...Map.groupBy(drills, ({ trains }) => trains)].map(([trains, of]) => (
    <Panel key={trains} level={2} title={trainsText[trains]}>
      <ul className={shared.rows}>
        {of.map((drill) => (
          <li key={drill.id}>
            <DrillText drill={drill} />
            <Button
              size="small"
              variant="outline"
              aria-label={t.editName({ name: drill.name })}
              onClick={() => onOpen(drill)}
            >
              {t.edit}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  ))

const DrillText = ({ drill: { name, minutes, equipment, how } }: { readonly drill: Drill }) => (
  <span className={styles.text}>
    <b>{name}</b>
    <span>{how}</span>
    <span className="pv-small pv-muted">
      {[t.minutesLong({ minutes }), equipment].filter(Boolean).join(' · ')}
    </span>
  </span>
)
