import type { Tax } from '@pavilion/contract/orders/tax-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/operator.ts'
import { percentText } from './coupon-text.ts'
import { lineKindText } from './line-kind-text.ts'
import { ShopRow } from './shop-row.tsx'
import styles from './shop.module.css'

const TaxDialog = lazy(() =>
  import('./tax-dialog.tsx').then((module) => ({ default: module.TaxDialog })),
)

type TaxesPanelProps = { readonly taxes: readonly Tax[]; readonly onChanged: () => void }

/** The taxes of each country on what is bought, for all sites of the installation. */
export function TaxesPanel({ taxes, onChanged }: TaxesPanelProps) {
  const [opened, setOpened] = useState<Tax | 'new'>()
  const close = () => setOpened(undefined)
  return (
    <Panel level={2} title={t.taxes}>
      <div className={styles.stack}>
        {taxes.length === 0 && <p className="pv-muted">{t.noTaxes}</p>}
        <ul className={shared.rows}>
          {taxes.map((tax) => (
            <li key={tax.id}>
              <ShopRow
                name={t.taxOf({ country: tax.countryId, on: lineKindText[tax.lineKind] })}
                says={[tax.name, percentText(tax.rate), tax.inclusive ? t.inPrice : t.onTop]}
                isSample={tax.isSample}
                onEdit={() => setOpened(tax)}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outline" onClick={() => setOpened('new')}>
            {t.addTax}
          </Button>
        </div>
      </div>
      <Suspense>
        {opened !== undefined && (
          <TaxDialog
            before={opened === 'new' ? undefined : opened}
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
