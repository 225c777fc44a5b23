import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { momentHere } from '#shared/dates.ts'
import { Pending } from '#shared/pending.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/accounts.ts'
import { type FactorState, loadFactor } from './factor-calls.ts'
import { loadPasskeys } from './passkey-calls.ts'
import { PasskeysPart } from './passkeys-part.tsx'
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

function useFactors() {
  const factor = useQueryAnswer({ key: ['second-factor'], call: loadFactor, keep: false })
  const passkeys = useQueryAnswer({ key: ['passkeys'], call: loadPasskeys, keep: false })
  const state = factor.answer?.ok ? factor.answer.data.data : undefined
  const own = passkeys.answer?.ok ? passkeys.answer.data.data : undefined
  const again = () => {
    void factor.again()
    void passkeys.again()
  }
  const hasPasskey = own !== undefined && own.length > 0
  return { answer: factor.answer, state, own, hasPasskey, again }
}

/** Whether logging in takes a second factor, and the ways to change that. */
export function FactorPanel({ onChanged }: { readonly onChanged: () => void }) {
  const { answer, state, own, hasPasskey, again } = useFactors()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const changed = () => {
    again()
    onChanged()
  }
  return (
    <Panel
      level={2}
      title={t.twoStepLogin}
      note={state && <Note state={state} hasPasskey={hasPasskey} />}
    >
      <Pending answer={answer} again={again} height="96px" />
      {state && <State state={state} hasPasskey={hasPasskey} onOpen={setOpen} />}
      {own && <PasskeysPart passkeys={own} onChanged={changed} />}
      <Suspense>
        {open === 'on' && <SwitchOnDialog onClose={close} onChanged={changed} />}
        {(open === 'off' || open === 'codes') && (
          <ProofDialog what={open} hasPasskey={hasPasskey} onClose={close} onChanged={changed} />
        )}
      </Suspense>
    </Panel>
  )
}

type NoteProps = { readonly state: FactorState; readonly hasPasskey: boolean }

function Note({ state: { onSince, isDemanded }, hasPasskey }: NoteProps) {
  if (onSince !== null || hasPasskey) return <Tag tone="positive">{t.factorOn}</Tag>
  return isDemanded ? <Tag tone="warning">{t.factorNeeded}</Tag> : <Tag>{t.factorOff}</Tag>
}

type StateProps = NoteProps & { readonly onOpen: (open: Open) => void }

const State = ({ state, hasPasskey, onOpen }: StateProps) =>
  state.onSince === null ? (
    <div className={styles.part}>
      <p>{state.isDemanded && !hasPasskey ? t.factorForOperators : t.factorWhy}</p>
      {hasPasskey && (
        <p>
          <CodesLeft count={state.recoveryCodes} />
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => onOpen('on')}>
          {hasPasskey ? t.addAnApp : t.turnFactorOn}
        </Button>
        {hasPasskey && (
          <Button variant="outline" onClick={() => onOpen('codes')}>
            {t.newRecoveryCodes}
          </Button>
        )}
      </div>
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
