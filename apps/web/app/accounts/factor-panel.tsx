import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { momentHere } from '#shared/dates.ts'
import { Pending } from '#shared/pending.tsx'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/accounts.ts'
import { type FactorState, loadFactor } from './factor-calls.ts'
import styles from './own-page.module.css'

const SwitchOnDialog = lazy(() =>
  import('./factor-on-dialog.tsx').then((module) => ({ default: module.FactorOnDialog })),
)
const ProofDialog = lazy(() =>
  import('./factor-proof-dialog.tsx').then((module) => ({ default: module.FactorProofDialog })),
)

type Open = 'on' | 'off' | 'codes'

/** Below so many recovery codes new ones are suggested. */
const FEW_CODES = 3

/** Whether logging in takes a second factor, and the ways to change that. */
export function FactorPanel({ onChanged }: { readonly onChanged: () => void }) {
  const { answer, again } = useAnswer(loadFactor)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const changed = () => {
    again()
    onChanged()
  }
  const state = answer?.ok ? answer.data.data : undefined
  return (
    <Panel level={2} title={t.twoStepLogin} note={state && <Note state={state} />}>
      <Pending answer={answer} again={again} height="96px" />
      {state && <State state={state} onOpen={setOpen} />}
      <Suspense>
        {open === 'on' && <SwitchOnDialog onClose={close} onChanged={changed} />}
        {(open === 'off' || open === 'codes') && (
          <ProofDialog what={open} onClose={close} onChanged={changed} />
        )}
      </Suspense>
    </Panel>
  )
}

function Note({ state: { onSince, isDemanded } }: { readonly state: FactorState }) {
  if (onSince !== null) return <Tag tone="positive">{t.factorOn}</Tag>
  return isDemanded ? <Tag tone="warning">{t.factorNeeded}</Tag> : <Tag>{t.factorOff}</Tag>
}

type StateProps = { readonly state: FactorState; readonly onOpen: (open: Open) => void }

const State = ({ state, onOpen }: StateProps) =>
  state.onSince === null ? (
    <div className={styles.part}>
      <p>{state.isDemanded ? t.factorForOperators : t.factorWhy}</p>
      <Button variant="outline" onClick={() => onOpen('on')}>
        {t.turnFactorOn}
      </Button>
    </div>
  ) : (
    <div className={styles.part}>
      <p>
        {t.factorOnSince({ moment: momentHere(state.onSince, 'en') })}{' '}
        <CodesLeft count={state.recoveryCodes} />
      </p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => onOpen('codes')}>
          {t.newRecoveryCodes}
        </Button>
        <Button variant="danger" onClick={() => onOpen('off')}>
          {t.turnFactorOff}
        </Button>
      </div>
    </div>
  )

function CodesLeft({ count }: { readonly count: number }) {
  const text = t.recoveryCodesLeft({ count })
  return count < FEW_CODES ? <b>{`${text} ${t.makeNewCodes}`}</b> : text
}
