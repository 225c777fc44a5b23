import type { MinorUnits } from '@pavilion/contract/units.ts'
import { useState } from 'react'
import { minorOf, priceText } from '#shared/price-text.ts'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/academies.ts'
import { saveTariff, type Tariff, type Tariffs } from './tuition-calls.ts'

export type TariffDialogProps = {
  readonly told: Tariffs
  readonly programmeId: string
  /** What is changed; none for a new one. */
  readonly tariff?: Tariff | undefined
  readonly onClose: () => void
  readonly onChanged: (told: Tariffs) => void
}

export const ALL_BATCHES = ''

type Typed = Readonly<
  Record<'batchId' | 'name' | 'amount' | 'concession' | 'family' | 'dueDay' | 'sessions', string>
> & { readonly kind: Tariff['kind']; readonly isShared: boolean }

const blank: Typed = {
  kind: 'month',
  batchId: ALL_BATCHES,
  name: '',
  amount: '',
  concession: '',
  family: '',
  dueDay: '1',
  sessions: '10',
  isShared: true,
}

function typedOf(tariff: Tariff, digits: number): Typed {
  const { kind, batchId, name, amount, concession, family, dueDay, sessions, isShared } = tariff
  const text = (minor: MinorUnits | null) => (minor === null ? '' : priceText(minor, digits))
  return {
    kind,
    batchId: batchId ?? ALL_BATCHES,
    name,
    amount: text(amount),
    concession: text(concession),
    family: text(family),
    dueDay: String(dueDay ?? blank.dueDay),
    sessions: String(sessions ?? blank.sessions),
    isShared,
  }
}

/** What is typed, as it is sent; or which of it is no amount. */
function readFields({ kind, batchId, name, isShared, ...typed }: Typed, digits: number) {
  const reduced = (text: string) => (text.trim() === '' ? null : minorOf(text, digits))
  const amount = minorOf(typed.amount, digits)
  const [concession, family] = [reduced(typed.concession), reduced(typed.family)]
  if (amount === undefined || amount === 0) return { problems: { amount: t.enterAmount } }
  if (concession === undefined) return { problems: { concession: t.enterAmount } }
  if (family === undefined) return { problems: { family: t.enterAmount } }
  return {
    fields: {
      kind,
      name,
      amount,
      concession,
      family,
      isShared,
      batchId: batchId === ALL_BATCHES ? null : batchId,
      dueDay: kind === 'month' ? Number(typed.dueDay) : null,
      sessions: kind === 'pack' ? Number(typed.sessions) : null,
    },
  }
}

/** What is typed about a tariff, and saving it. Its id is chosen once, so saving again is safe. */
export function useTariffForm({ told, programmeId, tariff, onChanged }: TariffDialogProps) {
  const { digits } = told.currency
  const { typed, change, busy, problems, ...form } = useForm(() =>
    tariff === undefined ? blank : typedOf(tariff, digits),
  )
  const [id] = useState(() => tariff?.id ?? randomId())
  const send = async (isEnded: boolean) => {
    const { fields, problems: wrong } = readFields(typed, digits)
    if (fields === undefined) return wrong
    const asked = { organisationId: told.organisation.id, id, isEnded }
    const answer = await saveTariff({ ...asked, fields: { ...fields, programmeId } })
    return settle(answer, { part: 'fields.', otherwise: 'name', onDone: onChanged })
  }
  const onSubmit = form.onSubmit(() => send(false))
  const end = () => form.act(() => send(true))
  return { typed, change, busy, problems, onSubmit, end }
}

export type TariffForm = ReturnType<typeof useTariffForm>
