import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { type Child, saveConsent, showChildren } from './calendar-calls.ts'
import styles from './calendar.module.css'

const StepBackDialog = lazy(() =>
  import('./step-back-dialog.tsx').then((module) => ({ default: module.StepBackDialog })),
)

type ChildRowProps = {
  readonly first: Child
  /** The account no longer looks after the child. */
  readonly onLeft: () => void
}

/** The players under 18 whom the account looks after, and what the public may see of them. */
export function Children({ onLeft }: Pick<ChildRowProps, 'onLeft'>) {
  const { answer, again } = useQueryAnswer({ key: ['children'], call: showChildren, keep: false })
  const left = () => {
    void again()
    onLeft()
  }
  if (!answer?.ok || answer.data.data.length === 0) return null
  return (
    <Panel level={2} title={t.yourChildren}>
      <p className="pv-muted">{t.whatConsentIs}</p>
      <ul className={shared.rows}>
        {answer.data.data.map((child) => (
          <ChildRow key={child.playerId} first={child} onLeft={left} />
        ))}
      </ul>
    </Panel>
  )
}

function ChildRow({ first, onLeft }: ChildRowProps) {
  const [isAsked, setAsked] = useState(false)
  const [child, setChild] = useState(first)
  const { playerId, name, initials, organisation, showsName, showsPicture } = child
  const save = async (part: Partial<Child>) => {
    setChild({ ...child, ...part })
    const told = await saveConsent({ playerId, showsName, showsPicture, ...part })
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    if (!told.ok) setChild(child)
  }
  return (
    <li>
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">
          {organisation.name},{' '}
          {showsName ? t.publicSees({ name }) : t.publicSees({ name: initials })}
        </span>
      </span>
      <span className={shared.actions}>
        <Checkbox
          checked={showsName}
          onChange={({ target }) => void save({ showsName: target.checked })}
        >
          {t.showName}
        </Checkbox>
        <Checkbox
          checked={showsPicture}
          onChange={({ target }) => void save({ showsPicture: target.checked })}
        >
          {t.showPicture}
        </Checkbox>
        <Button
          size="small"
          variant="quiet"
          aria-label={t.stepBackFrom({ name })}
          onClick={() => setAsked(true)}
        >
          {t.stepBack}
        </Button>
      </span>
      <Suspense>
        {isAsked && (
          <StepBackDialog child={first} onClose={() => setAsked(false)} onLeft={onLeft} />
        )}
      </Suspense>
    </li>
  )
}
