import type { Tax } from '@pavilion/contract/orders/tax-calls.ts'
import { printRate } from '@pavilion/contract/print-money.ts'
import { lazy } from 'react'
import { countryName } from '#shared/country-name.ts'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/operator.ts'
import { lineKindText } from './line-kind-text.ts'
import { ShopPanel } from './shop-panel.tsx'

const TaxDialog = lazy(() =>
  import('./tax-dialog.tsx').then((module) => ({ default: module.TaxDialog })),
)

type TaxesPanelProps = { readonly taxes: readonly Tax[]; readonly onChanged: () => void }

/** The taxes of each country on what is bought, for all sites of the installation. */
export function TaxesPanel({ taxes, onChanged }: TaxesPanelProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const nameOf = ({ countryId, lineKind }: Tax) =>
    t.taxOf({ country: countryName(countryId, locale), on: lineKindText[lineKind] })
  return (
    <ShopPanel
      title={t.taxes}
      lead={t.taxesAreForAllSites}
      items={taxes}
      none={t.noTaxes}
      add={t.addTax}
      nameOf={nameOf}
      saysOf={({ name, rate, inclusive }) => [
        name,
        printRate(rate),
        inclusive ? t.inPrice : t.onTop,
      ]}
      dialog={TaxDialog}
      onChanged={onChanged}
    />
  )
}
