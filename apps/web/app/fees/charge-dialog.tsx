import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { useForm } from '#shared/use-form.ts'
import { todayHere } from '#shared/today.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/fees.ts'
import { type Book, charge, type Product } from './fee-calls.ts'
import styles from './fees.module.css'

type DialogProps = {
  readonly book: Book
  readonly product: Product
  readonly onClose: () => void
  readonly onChanged: (book: Book) => void
}

/** Who is charged, and from when on it is due. */
function useCharge({ book, product, onChanged }: DialogProps) {
  const players = book.members.filter(({ hasLeft }) => !hasLeft)
  const { typed, change, field, busy, onSubmit } = useForm(() => ({
    chosen: new Set(players.map(({ playerId }) => playerId)),
    dueOn: todayHere(),
  }))
  const { chosen, dueOn } = typed
  const send = async () => {
    const playerIds = [...chosen]
    const asked = { organisationId: book.organisation.id, productId: product.id, playerIds }
    const answer = await charge({ ...asked, dueOn })
    if (!answer.ok) return { dueOn: answer.message }
    toasts.add('success', answer.data.message)
    onChanged(answer.data.data)
    return undefined
  }
  const choose = (playerId: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(playerId)
    else next.delete(playerId)
    change({ chosen: next })
  }
  return { players, chosen, choose, field, busy, onSubmit: onSubmit(send) }
}

/** Charges a subscription or training to the players who are chosen: all of them, at first. */
export function ChargeDialog(props: DialogProps) {
  const { product, onClose } = props
  const { players, chosen, choose, field, busy, onSubmit } = useCharge(props)
  return (
    <Dialog open title={t.chargeNamed({ name: product.name })} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField label={t.dueOn} type="date" {...field('dueOn')} />
        <fieldset className={styles.choices}>
          <legend>{t.whoPays}</legend>
          {players.map(({ playerId, name }) => (
            <Checkbox
              key={playerId}
              checked={chosen.has(playerId)}
              onChange={({ target }) => choose(playerId, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit" size="large" wide busy={busy} disabled={chosen.size === 0}>
          {t.chargeCount({ count: chosen.size })}
        </Button>
      </form>
    </Dialog>
  )
}
