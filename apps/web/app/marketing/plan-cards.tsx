import type { Package } from '@pavilion/contract/ecommerce-calls.ts'
import type { Period } from '@pavilion/contract/order-fields.ts'
import type { Tier } from '@pavilion/contract/plan-entitlements.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { ModalLink } from '#layout/modal-link.tsx'
import { BuyButton } from './buy-button.tsx'
import { priceOf, printPrice } from './package-price.ts'
import { PeriodSwitch } from './period-switch.tsx'
import styles from './plan-row.module.css'
import { OwnBrand, Ticks } from './plan-row.tsx'
import { useEntitlements } from './use-entitlements.ts'

type CardsProps = { readonly packages: readonly Package[] }

/** What is on sale, each with its price: the plans beside the platform under one's own name, then the rest. */
export function PlanCards({ packages }: CardsProps) {
  const [period, setPeriod] = useState<Period>('month')
  const { answer } = useEntitlements()
  const current = answer?.ok ? answer.data.data.plan : undefined
  const periods = (['month', 'year'] as const).filter((some) =>
    packages.some(({ prices }) => prices.some((price) => price.period === some)),
  )
  const cards = (kind: Package['kind']) =>
    packages
      .filter((one) => one.kind === kind)
      .map((one) => <PlanCard key={one.id} plan={one} period={period} current={current} />)
  const streams = cards('live-stream')
  return (
    <div className={styles.sale}>
      {periods.length > 1 && (
        <PeriodSwitch
          label="How often a plan is paid for"
          periods={periods}
          value={period}
          onChange={setPeriod}
        />
      )}
      <section className={styles.plans} aria-label="Plans">
        {cards('plan')}
        <OwnBrand />
      </section>
      {streams.length > 0 && (
        <section className={styles.plans} aria-label="Live streaming">
          {streams}
        </section>
      )}
    </div>
  )
}

type PlanCardProps = {
  readonly plan: Package
  readonly period: Period
  /** Of whoever is logged in. */
  readonly current: Tier | undefined
}

function PlanCard({ plan, period, current }: PlanCardProps) {
  const { tier, name, summary, features, currency, isSample } = plan
  const price = priceOf(plan, period)
  const others = plan.prices.filter((other) => other !== price)
  return (
    <div className={styles.sold}>
      <h2>{name}</h2>
      <p className={styles.tags}>
        {isSample && <Tag>Sample</Tag>}
        {tier !== null && tier === current && <Tag tone="positive">Your plan</Tag>}
      </p>
      <p className={styles.price}>
        <b>{price && printPrice(price, currency)}</b>
        {others.length > 0 && (
          <span>or {others.map((other) => printPrice(other, currency)).join(', ')}</span>
        )}
      </p>
      <p>{summary}</p>
      <Ticks lines={features} />
      <Choose plan={plan} period={period} current={current} />
    </div>
  )
}

function Choose({ plan, period, current }: PlanCardProps) {
  const price = priceOf(plan, period)
  if (price === undefined) return null
  if (price.price === 0) return <StartFree current={current} />
  const isHeld = plan.tier !== null && plan.tier === current
  return (
    <BuyButton offer={plan} price={price} look={plan.kind === 'plan' ? {} : { variant: 'outline' }}>
      {isHeld ? 'Prolong' : 'Choose'} {plan.name}
    </BuyButton>
  )
}

/** What costs nothing is every account's own. */
function StartFree({ current }: Pick<PlanCardProps, 'current'>) {
  const look = buttonClasses({ variant: 'outline' })
  if (current === undefined) {
    return (
      <ModalLink className={look} modal="signup">
        Start free
      </ModalLink>
    )
  }
  return (
    <Link className={look} to="/user/my-profile">
      See your plan
    </Link>
  )
}
