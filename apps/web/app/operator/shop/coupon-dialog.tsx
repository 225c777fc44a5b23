import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/operator.ts'
import { lineKinds, lineKindText } from './line-kind-text.ts'
import styles from './shop.module.css'
import { type CouponDialogProps, useCouponForm } from './use-coupon-form.ts'

/** Adds a coupon, or changes one; it ends with its last day. */
export function CouponDialog(props: CouponDialogProps) {
  const { before, onClose } = props
  const form = useCouponForm(props)
  const { typed, change, busy, problems, onSubmit } = form
  return (
    <Dialog open title={before === undefined ? t.newCoupon : t.editCoupon} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.couponCode}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={30}
          value={typed.code}
          error={problems['code']}
          onChange={({ target }) => change({ code: target.value.toUpperCase() })}
        />
        <TextField
          label={t.couponTitle}
          help={t.couponTitleHelp}
          maxLength={120}
          value={typed.title}
          error={problems['title']}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Discount form={form} currency={props.currency.id} />
        <LineKinds form={form} />
        <Days form={form} />
        <Uses form={form} />
        <Button type="submit" size="large" wide busy={busy}>
          {before === undefined ? t.addCoupon : t.saveCoupon}
        </Button>
      </form>
    </Dialog>
  )
}

type FormProps = { readonly form: ReturnType<typeof useCouponForm> }

const ways = [
  { value: 'rate', label: t.aPercentage },
  { value: 'amount', label: t.anAmount },
] as const

function Discount({
  form: { typed, change, problems },
  currency,
}: FormProps & { readonly currency: string }) {
  return (
    <div className={shared.pair}>
      <PlainSelect
        label={t.takesOff}
        value={typed.way}
        choices={ways}
        onChange={(way) => change({ way })}
      />
      <TextField
        label={typed.way === 'rate' ? t.perCent : t.amountIn({ currency })}
        inputMode="decimal"
        maxLength={16}
        value={typed.off}
        error={problems['discount'] ?? problems['discount.rate'] ?? problems['discount.amount']}
        onChange={({ target }) => change({ off: target.value })}
      />
    </div>
  )
}

function LineKinds({ form: { typed, change } }: FormProps) {
  const chosen = typed.lineKinds
  return (
    <fieldset>
      <legend className="pv-small">{t.goodFor}</legend>
      <div className={styles.choices}>
        {lineKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              change({
                lineKinds: lineKinds.filter((one) =>
                  one === kind ? target.checked : chosen.includes(one),
                ),
              })
            }
          >
            {lineKindText[kind]}
          </Checkbox>
        ))}
      </div>
      <p className="pv-small pv-muted">{t.noneIsEverything}</p>
    </fieldset>
  )
}

function Days({ form: { typed, change, problems } }: FormProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.firstDay}
        type="date"
        value={typed.firstDay}
        error={problems['validFrom']}
        onChange={({ target }) => change({ firstDay: target.value })}
      />
      <TextField
        label={t.lastDay}
        help={t.toEndIt}
        type="date"
        value={typed.lastDay}
        error={problems['validUntil']}
        onChange={({ target }) => change({ lastDay: target.value })}
      />
    </div>
  )
}

function Uses({ form: { typed, change, problems } }: FormProps) {
  return (
    <div className={shared.pair}>
      <TextField
        label={t.mostUses}
        help={t.emptyIsNoLimit}
        inputMode="numeric"
        maxLength={7}
        value={typed.mostUses}
        error={problems['mostUses']}
        onChange={({ target }) => change({ mostUses: target.value })}
      />
      <TextField
        label={t.mostUsesEach}
        help={t.emptyIsNoLimit}
        inputMode="numeric"
        maxLength={7}
        value={typed.mostUsesEach}
        error={problems['mostUsesEach']}
        onChange={({ target }) => change({ mostUsesEach: target.value })}
      />
    </div>
  )
}
