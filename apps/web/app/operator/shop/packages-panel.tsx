import type { DeskPackage } from '@pavilion/contract/packages/package-desk-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/operator.ts'
import { periodText } from './period-text.ts'
import type { Packages } from './shop-calls.ts'
import { ShopRow } from './shop-row.tsx'
import styles from './shop.module.css'

const PackageDialog = lazy(() =>
  import('./package-dialog.tsx').then((module) => ({ default: module.PackageDialog })),
)

type PackagesPanelProps = Packages & { readonly onChanged: () => void }

/** The packages of the site: those on sale, and those that are not any more. */
export function PackagesPanel({ items, currency, onChanged }: PackagesPanelProps) {
  const [opened, setOpened] = useState<DeskPackage | 'new'>()
  const close = () => setOpened(undefined)
  const saysOf = ({ isOnSale, prices, bought }: DeskPackage) => [
    isOnSale ? '' : t.offSale,
    ...prices.map(({ period, price }) =>
      t.priceFor({ price: shortMoney(price, currency), period: periodText[period] }),
    ),
    t.boughtTimes({ count: bought }),
  ]
  return (
    <Panel level={2} title={t.packages}>
      <div className={styles.stack}>
        {items.length === 0 && <p className="pv-muted">{t.noPackages}</p>}
        <ul className={shared.rows}>
          {items.map((item) => (
            <li key={item.id}>
              <ShopRow
                name={item.name}
                says={saysOf(item)}
                isSample={item.isSample}
                onEdit={() => setOpened(item)}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outline" onClick={() => setOpened('new')}>
            {t.addPackage}
          </Button>
        </div>
      </div>
      <Suspense>
        {opened !== undefined && (
          <PackageDialog
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
