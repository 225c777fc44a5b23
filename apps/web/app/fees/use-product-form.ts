import type { MinorUnits } from '@pavilion/contract/units.ts'
import { useState } from 'react'
import { minorOf, priceText } from '#shared/price-text.ts'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/fees.ts'
import { type Book, createProduct, type Product, saveProduct } from './fee-calls.ts'

export type ProductDialogProps = {
  readonly book: Book
  /** The fee that is changed; none for a new one. */
  readonly product?: Product
  readonly onClose: () => void
  readonly onChanged: (book: Book) => void
}

const fieldsOf = (product: Product | undefined, digits: number) => {
  const text = (minor: MinorUnits | null | undefined) =>
    minor === null || minor === undefined ? '' : priceText(minor, digits)
  return {
    kind: product?.kind ?? 'match',
    name: product?.name ?? '',
    amount: text(product?.amount),
    concession: text(product?.concession),
    family: text(product?.family),
    instalments: String(product?.instalments ?? 1),
  }
}

type Fields = ReturnType<typeof fieldsOf>

/** What is typed, as amounts; or which of it is none. */
function readFields({ kind, name, ...typed }: Fields, digits: number) {
  const amount = minorOf(typed.amount, digits)
  const reduced = (text: string) => (text.trim() === '' ? null : minorOf(text, digits))
  const concession = reduced(typed.concession)
  const family = kind === 'subscription' ? reduced(typed.family) : null
  if (amount === undefined || amount === 0) return { problems: { amount: t.enterAmount } }
  if (concession === undefined) return { problems: { concession: t.enterAmount } }
  if (family === undefined) return { problems: { family: t.enterAmount } }
  const instalments = kind === 'subscription' ? Number(typed.instalments) : 1
  return { fields: { kind, name, amount, concession, family, instalments } }
}

/** What is typed about a fee, and saving it. */
export function useProductForm({ book, product, onChanged }: ProductDialogProps) {
  const { digits } = book.currency
  const { typed, change, busy, problems, ...form } = useForm(() => fieldsOf(product, digits))
  const [idempotencyKey] = useState(() => randomId())
  const send = async (isEnded: boolean) => {
    const { fields, problems: wrong } = readFields(typed, digits)
    if (fields === undefined) return wrong
    const asked = { organisationId: book.organisation.id, fields }
    const answer = await (product === undefined
      ? createProduct({ ...asked, idempotencyKey })
      : saveProduct({ ...asked, productId: product.id, isEnded }))
    return settle(answer, { part: 'fields.', otherwise: 'name', onDone: onChanged })
  }
  const onSubmit = form.onSubmit(() => send(false))
  const end = () => form.act(() => send(true))
  return { typed, change, busy, problems, onSubmit, end }
}
