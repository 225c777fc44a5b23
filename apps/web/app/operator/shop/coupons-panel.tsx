import type { DeskCoupon } from '@pavilion/contract/orders/coupon-desk-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/operator.ts'
import { lastDayOf, percentText } from './coupon-text.ts'
import { lineKindText } from './line-kind-text.ts'
import type { Coupons } from './shop-calls.ts'
import { ShopRow } from './shop-row.tsx'
import styles from './shop.module.css'

const CouponDialog = lazy(() =>
  import('./coupon-dialog.tsx').then((module) => ({ default: module.CouponDialog })),
)

type CouponsPanelProps = Coupons & { readonly onChanged: () => void }

function saysOf(coupon: DeskCoupon): string[] {
  const { title, discount, currency, lineKinds, validUntil, uses, mostUses } = coupon
  const off =
    'rate' in discount
      ? percentText(discount.rate)
      : currency === null
        ? ''
        : shortMoney(discount.amount, currency)
  return [
    title,
    t.offPrice({ off }),
    lineKinds.map((kind) => lineKindText[kind]).join(', '),
    t.untilDay({ day: lastDayOf(validUntil) }),
    mostUses === null ? t.usedTimes({ count: uses }) : t.usedOf({ count: uses, most: mostUses }),
  ]
}

/** The coupons of the site. */
export function CouponsPanel({ items, currency, onChanged }: CouponsPanelProps) {
  const [opened, setOpened] = useState<DeskCoupon | 'new'>()
  const close = () => setOpened(undefined)
  return (
    <Panel level={2} title={t.coupons}>
      <div className={styles.stack}>
        {items.length === 0 && <p className="pv-muted">{t.noCoupons}</p>}
        <ul className={shared.rows}>
          {items.map((item) => (
            <li key={item.id}>
              <ShopRow
                name={item.code}
                says={saysOf(item)}
                isSample={item.isSample}
                onEdit={() => setOpened(item)}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outline" onClick={() => setOpened('new')}>
            {t.addCoupon}
          </Button>
        </div>
      </div>
      <Suspense>
        {opened !== undefined && (
          <CouponDialog
            before={opened === 'new' ? undefined : opened}
            currency={currency}
            onClose={close}
            onChanged={() => {
              close()
              onChanged()
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}
