import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { shortMoney } from '#shared/money.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { useChange } from '#shared/use-change.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { randomId } from '#state/random-id.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import {
  type BatchTuition,
  givePack,
  type Pack,
  refundPack,
  setTuition,
  showBatchTuition,
  type StudentTuition,
} from './tuition-calls.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type PanelProps = {
  readonly organisationId: string
  readonly batchId: string
  /** Asked for again when the register has changed. */
  readonly version: string
}

/** How the students of a batch pay, and who owes something. */
export function BatchTuitionPanel({ organisationId, batchId, version }: PanelProps) {
  const { answer, again } = useQueryAnswer({
    key: ['batch-tuition', batchId, version],
    call: () => showBatchTuition({ organisationId, batchId }),
    keep: false,
  })
  if (answer === undefined) return null
  if (!answer.ok) return <NotLoaded answer={answer} again={again} />
  return <Students key={version} organisationId={organisationId} first={answer.data.data} />
}

type StudentsProps = { readonly organisationId: string; readonly first: BatchTuition }

function Students({ organisationId, first }: StudentsProps) {
  const [told, setTold] = useState(first)
  const hasFees = told.tariffs.length > 0 || told.students.some(({ tariffId }) => tariffId !== null)
  if (!hasFees || told.students.length === 0) return null
  return (
    <Panel level={3} title={t.fees}>
      <ul className={shared.rows}>
        {told.students.map((student) => (
          <li key={student.enrolmentId}>
            <StudentText told={told} student={student} />
            {told.isFeeManager && (
              <Keeping
                organisationId={organisationId}
                told={told}
                student={student}
                onChanged={setTold}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type StudentProps = { readonly told: BatchTuition; readonly student: StudentTuition }

function StudentText({ told: { tariffs }, student }: StudentProps) {
  const { name, tariffId, isOwing, packs } = student
  const tariff = tariffs.find(({ id }) => id === tariffId)
  return (
    <span className={styles.text}>
      <span className={shared.actions}>
        <b>{name}</b>
        {tariffId !== null && (
          <Tag tone={isOwing ? 'warning' : 'positive'}>{isOwing ? t.notPaid : t.paid}</Tag>
        )}
      </span>
      <span className="pv-small pv-muted">
        {[tariff?.name ?? (tariffId === null ? t.paysNothing : ''), packs && t.packsStand(packs)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  )
}

type KeepingProps = StudentProps & {
  readonly organisationId: string
  readonly onChanged: (told: BatchTuition) => void
}

const NOT_YET = ''

function Keeping({ organisationId, told, student, onChanged }: KeepingProps) {
  const { busy, change } = useChange(onChanged)
  const [packId, setPackId] = useState(() => randomId())
  const { enrolmentId, name, tariffId, packs, bought } = student
  const of = { organisationId, enrolmentId }
  const give = async () => {
    await change('pack', () => givePack({ ...of, packId }))
    setPackId(randomId())
  }
  const left = bought.find(({ isRefunded, used, sessions }) => !isRefunded && used < sessions)
  const choices = told.tariffs.map((one) => ({ value: one.id, label: one.name }))
  return (
    <span className={shared.actions}>
      <PlainSelect
        label={t.howNamePays({ name })}
        value={tariffId ?? NOT_YET}
        choices={tariffId === null ? [{ value: NOT_YET, label: t.notChosen }, ...choices] : choices}
        onChange={(to) =>
          to !== NOT_YET && void change('tariff', () => setTuition({ ...of, tariffId: to }))
        }
      />
      {packs !== null && packs.left <= 1 && (
        <Button
          size="small"
          busy={busy === 'pack'}
          aria-label={t.givePackTo({ name })}
          onClick={() => void give()}
        >
          {t.givePack}
        </Button>
      )}
      {left !== undefined && told.currency !== null && (
        <Refund
          name={name}
          worth={shortMoney(left.worth, told.currency)}
          pack={left}
          onConfirm={() => change('refund', () => refundPack({ ...of, packId: left.id }))}
        />
      )}
    </span>
  )
}

type RefundProps = {
  readonly name: string
  readonly worth: string
  readonly pack: Pack
  readonly onConfirm: () => Promise<unknown>
}

/** Ends a pack, and says what that is worth. */
function Refund({ name, worth, pack, onConfirm }: RefundProps) {
  const [isAsked, setAsked] = useState(false)
  const left = pack.sessions - pack.used
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-label={t.refundPackOf({ name })}
        onClick={() => setAsked(true)}
      >
        {t.refundPack}
      </Button>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={t.refundPackOf({ name })}
            lead={t.whatARefundIs({ left, of: pack.sessions, worth })}
            action={t.refundPack}
            onClose={() => setAsked(false)}
            onConfirm={async () => {
              await onConfirm()
              setAsked(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
