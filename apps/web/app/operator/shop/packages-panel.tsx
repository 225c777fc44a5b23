import type { ConsolePackage } from '@pavilion/contract/packages/package-console-calls.ts'
import { lazy, useCallback } from 'react'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/operator.ts'
import { periodText } from './period-text.ts'
import type { Packages } from './shop-calls.ts'
import { type ShopDialogProps, ShopPanel } from './shop-panel.tsx'

const PackageDialog = lazy(() =>
  import('./package-dialog.tsx').then((module) => ({ default: module.PackageDialog })),
)

type PackagesPanelProps = Packages & { readonly onChanged: () => void }

/** The packages of the site: those on sale, and those that are not any more. */
export function PackagesPanel({ items, currency, onChanged }: PackagesPanelProps) {
  const dialog = useCallback(
    (props: ShopDialogProps<ConsolePackage>) => <PackageDialog currency={currency} {...props} />,
    [currency],
  )
  const saysOf = ({ isOnSale, prices, bought }: ConsolePackage) => [
    isOnSale ? '' : t.offSale,
    ...prices.map(({ period, price }) =>
      t.priceFor({ price: shortMoney(price, currency), period: periodText[period] }),
    ),
    t.boughtTimes({ count: bought }),
  ]
  return (
    <ShopPanel
      title={t.packages}
      items={items}
      none={t.noPackages}
      add={t.addPackage}
      nameOf={({ name }) => name}
      saysOf={saysOf}
      dialog={dialog}
      onChanged={onChanged}
    />
  )
}
