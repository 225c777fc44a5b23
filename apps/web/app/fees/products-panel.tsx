import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/fees.ts'
import type { BookProps } from './book-props.ts'
import type { Book, Product } from './fee-calls.ts'
import styles from './fees.module.css'
import { kindText } from './kind-text.ts'

const ProductDialog = lazy(() =>
  import('./product-dialog.tsx').then((module) => ({ default: module.ProductDialog })),
)
const ChargeDialog = lazy(() =>
  import('./charge-dialog.tsx').then((module) => ({ default: module.ChargeDialog })),
)

type Opened = { readonly is: 'new' } | { readonly is: 'edit' | 'charge'; readonly product: Product }

/** What the club charges: each is changed, or charged to players. */
export function ProductsPanel({ book, onChanged }: BookProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const changed = (to: Book) => {
    close()
    onChanged(to)
  }
  return (
    <Panel level={2} title={t.fees}>
      <div className={styles.stack}>
        {book.products.length === 0 && <p className="pv-muted">{t.noFees}</p>}
        <ul className={shared.rows}>
          {book.products.map((product) => (
            <li key={product.id}>
              <ProductRow product={product} book={book} onOpen={setOpened} />
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outline" onClick={() => setOpened({ is: 'new' })}>
            {t.addFee}
          </Button>
        </div>
      </div>
      <Suspense>
        {opened?.is === 'charge' && (
          <ChargeDialog book={book} product={opened.product} onClose={close} onChanged={changed} />
        )}
        {(opened?.is === 'new' || opened?.is === 'edit') && (
          <ProductDialog
            book={book}
            {...(opened.is === 'edit' && { product: opened.product })}
            onClose={close}
            onChanged={changed}
          />
        )}
      </Suspense>
    </Panel>
  )
}

type RowProps = {
  readonly product: Product
  readonly book: Book
  readonly onOpen: (opened: Opened) => void
}

function ProductRow({ product, book: { currency }, onOpen }: RowProps) {
  const { kind, name, amount, instalments } = product
  const parts = [
    kindText[kind],
    shortMoney(amount, currency),
    instalments > 1 ? t.inInstalments({ count: instalments }) : '',
  ]
  return (
    <>
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">{parts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={shared.actions}>
        {kind !== 'match' && (
          <Button
            size="small"
            aria-label={t.chargeNamed({ name })}
            onClick={() => onOpen({ is: 'charge', product })}
          >
            {t.charge}
          </Button>
        )}
        <Button
          size="small"
          variant="outline"
          aria-label={t.editNamed({ name })}
          onClick={() => onOpen({ is: 'edit', product })}
        >
          {t.edit}
        </Button>
      </span>
    </>
  )
}
