import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import shared from '#shared/console.module.css'
import { shortMoney } from '#shared/money.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { useChange } from '#shared/use-change.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/academies.ts'
import { tariffText } from './tariff-text.ts'
import { buyPack, chooseTuition, type OwnTuition } from './tuition-calls.ts'

type LineProps = {
  readonly tuition: OwnTuition
  readonly onChanged: (tuition: readonly OwnTuition[]) => void
}

const NOT_YET = ''

/** How an enrolment is paid for, what is left of a pack, and another one. */
export function OwnTuitionLine({ tuition, onChanged }: LineProps) {
  const { change } = useChange(onChanged)
  const { tariffs, tariffId, currency, packs, enrolmentId } = tuition
  const textOf = (one: (typeof tariffs)[number]) =>
    t.tariffLine({ name: one.name, price: tariffText({ ...one, amount: one.price }, currency) })
  const choices = tariffs.map((one) => ({ value: one.id, label: textOf(one) }))
  const chosen = tariffs.find(({ id }) => id === tariffId)
  return (
    <>
      {tariffs.length > 1 ? (
        <PlainSelect
          label={t.howYouPay}
          value={chosen?.id ?? NOT_YET}
          choices={
            chosen === undefined ? [{ value: NOT_YET, label: t.notChosen }, ...choices] : choices
          }
          onChange={(to) =>
            to !== NOT_YET &&
            void change('tariff', () => chooseTuition({ enrolmentId, tariffId: to }))
          }
        />
      ) : (
        <span>{chosen && textOf(chosen)}</span>
      )}
      {packs !== null && <b>{t.packsStand(packs)}</b>}
      <span className={shared.actions}>
        {tuition.isPackOffered && <Buy key={packs?.left} tuition={tuition} onChanged={onChanged} />}
        <Link className="pv-link" to="/my-cricket/fees">
          {t.payInMyFees}
        </Link>
      </span>
    </>
  )
}

/** Buys a pack: the same press again buys the same one. */
function Buy({ tuition: { tariffs, tariffId, currency, enrolmentId }, onChanged }: LineProps) {
  const [packId] = useState(() => randomId())
  const { busy, change } = useChange(onChanged)
  const tariff = tariffs.find(({ id }) => id === tariffId)
  if (tariff === undefined) return null
  const price = shortMoney(tariff.price, currency)
  return (
    <Button
      size="small"
      busy={busy !== undefined}
      onClick={() => void change('pack', () => buyPack({ packId, enrolmentId }))}
    >
      {t.buyPack({ sessions: tariff.sessions ?? 0, price })}
    </Button>
  )
}
