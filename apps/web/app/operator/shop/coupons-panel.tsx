import type { ConsoleCoupon } from '@pavilion/contract/orders/coupon-console-calls.ts'
import { printRate } from '@pavilion/contract/print-money.ts'
import { lazy, useCallback } from 'react'
import { shortDay } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/operator.ts'
import { lastDayOf } from './coupon-text.ts'
import { lineKindText } from './line-kind-text.ts'
import type { Coupons } from './shop-calls.ts'
import { type ShopDialogProps, ShopPanel } from './shop-panel.tsx'

const CouponDialog = lazy(() =>
  import('./coupon-dialog.tsx').then((module) => ({ default: module.CouponDialog })),
)

type CouponsPanelProps = Coupons & { readonly onChanged: () => void }

function offOf({ discount, currency }: ConsoleCoupon): string {
  if ('rate' in discount) return printRate(discount.rate)
  return currency === null ? '' : shortMoney(discount.amount, currency)
}

function saysOf(coupon: ConsoleCoupon, locale: string): string[] {
  const { title, lineKinds, validUntil, uses, mostUses } = coupon
  return [
    title,
    t.offPrice({ off: offOf(coupon) }),
    lineKinds.map((kind) => lineKindText[kind]).join(', '),
    t.untilDay({ day: shortDay(lastDayOf(validUntil), locale) }),
    mostUses === null ? t.usedTimes({ count: uses }) : t.usedOf({ count: uses, most: mostUses }),
  ]
}

/** The coupons of the site. */
export function CouponsPanel({ items, currency, onChanged }: CouponsPanelProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const dialog = useCallback(
    (props: ShopDialogProps<ConsoleCoupon>) => <CouponDialog currency={currency} {...props} />,
    [currency],
  )
  return (
    <ShopPanel
      title={t.coupons}
      items={items}
      none={t.noCoupons}
      add={t.addCoupon}
      nameOf={({ code }) => code}
      saysOf={(coupon) => saysOf(coupon, locale)}
      dialog={dialog}
      onChanged={onChanged}
    />
  )
}
