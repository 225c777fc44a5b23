import { Button } from '@pavilion/kit/button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import type { ReactNode } from 'react'
import type { Route } from './+types/shop-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import type { Answer } from '#state/request.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/operator.ts'
import { operatorHead } from '../operator-head.ts'
import { OperatorHead } from '../operator-head.tsx'
import styles from '../operator.module.css'
import { CouponsPanel } from './coupons-panel.tsx'
import { PackagesPanel } from './packages-panel.tsx'
import { loadCoupons, loadPackages, loadTaxes } from './shop-calls.ts'
import { TaxesPanel } from './taxes-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, { title: t.shop, description: t.shopSays, path: '/operator/shop' })

/** What the site itself sells: packages, the coupons for them, and the taxes on everything. */
export default function ShopPage() {
  const packages = useQueryAnswer({ key: ['shop-packages'], call: loadPackages })
  const coupons = useQueryAnswer({ key: ['shop-coupons'], call: loadCoupons })
  const taxes = useQueryAnswer({ key: ['shop-taxes'], call: loadTaxes })
  if (packages.answer?.ok === false && packages.answer.status === 404) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <OperatorHead title={t.shop} lead={t.shopSays} />
      <Part {...packages}>
        {({ data }) => <PackagesPanel {...data} onChanged={packages.again} />}
      </Part>
      <Part {...coupons}>{({ data }) => <CouponsPanel {...data} onChanged={coupons.again} />}</Part>
      <Part {...taxes}>
        {({ data }) => <TaxesPanel taxes={data.items} onChanged={taxes.again} />}
      </Part>
    </div>
  )
}

type PartProps<T> = {
  readonly answer: Answer<T> | undefined
  readonly again: () => void
  readonly children: (data: T) => ReactNode
}

function Part<T>({ answer, again, children }: PartProps<T>) {
  if (answer === undefined) return <Skeleton height="220px" />
  if (answer.ok) return children(answer.data)
  return (
    <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>{answer.message}</ErrorState>
  )
}
