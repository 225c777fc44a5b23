import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import type { Period } from '@pavilion/contract/orders/order-fields.ts'
import type { Tier } from '@pavilion/contract/packages/plan-entitlements.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ModalLink } from '#layout/modal-link.tsx'
import { useHydrated } from '#layout/use-hydrated.ts'
import { BuyButton } from '#shared/buy-button.tsx'
import { priceOf, printPrice } from '#shared/package-price.ts'
import { PeriodSwitch } from '#shared/period-switch.tsx'
import { planLines } from '#shared/plan-lines.ts'
import { Ticks } from '#shared/ticks.tsx'
import { useEntitlements } from './use-entitlements.ts'
import styles from '#shared/plan-row.module.css'
import { OwnBrand } from '#shared/plan-row.tsx'
import * as t from '#texts/marketing.ts'

type CardsProps = { readonly packages: readonly Package[] }

/** The packages on sale with prices: the plans and the white-label platform, then the rest. */
export function PlanCards({ packages }: CardsProps) {
  const [period, setPeriod] = useState<Period>('month')
  const { answer } = useEntitlements()
  const current = answer?.ok ? answer.data.data.plan : undefined
  const periods = (['month', 'year'] as const).filter((some) =>
    packages.some(({ prices }) => prices.some((price) => price.period === some)),
  )
  const pro = packages.find(({ tier }) => tier === 'pro')
  const cards = (kind: Package['kind']) =>
    packages
      .filter((one) => one.kind === kind)
      .map((one) => (
        <PlanCard
          key={one.id}
          id={one === pro ? 'pro' : undefined}
          plan={one}
          period={period}
          current={current}
        />
      ))
  const streams = cards('live-stream')
  return (
    <div className={styles.sale}>
      {periods.length > 1 && (
        <PeriodSwitch
          label={t.billingPeriod}
          periods={periods}
          value={period}
          onChange={setPeriod}
        />
      )}
      <section className={styles.plans} aria-label={t.plans}>
        {cards('plan')}
        <OwnBrand />
      </section>
      {streams.length > 0 && (
        <section id="live-streaming" className={styles.plans} aria-label={t.liveStreaming}>
          {streams}
        </section>
      )}
    </div>
  )
}

type ChooseProps = {
  readonly plan: Package
  readonly period: Period
  /** The plan of the signed-in account. */
  readonly current: Tier | undefined
}

type PlanCardProps = ChooseProps & {
  /** The id for links to this card. */
  readonly id: string | undefined
}

function PlanCard({ id, plan, period, current }: PlanCardProps) {
  const { hash } = useLocation()
  const isChosen = useHydrated() && hash === `#${id}`
  const { tier, name, summary, features, streamingHours, currency, isSample } = plan
  const price = priceOf(plan, period)
  const others = plan.prices.filter((other) => other !== price)
  return (
    <div id={id} className={classes(styles.sold, isChosen && styles.chosen)}>
      <h2>{name}</h2>
      <p className={styles.tags}>
        {isSample && <Tag>{t.sample}</Tag>}
        {tier !== null && tier === current && <Tag tone="positive">{t.yourPlan}</Tag>}
      </p>
      <p className={styles.price}>
        <b>{price && printPrice(price, currency)}</b>
        {others.length > 0 && (
          <span>
            {t.orPrices({ prices: others.map((other) => printPrice(other, currency)).join(', ') })}
          </span>
        )}
      </p>
      <p>{summary}</p>
      <Ticks lines={[...planLines(tier, streamingHours), ...features]} />
      <Choose plan={plan} period={period} current={current} />
    </div>
  )
}

function Choose({ plan, period, current }: ChooseProps) {
  const price = priceOf(plan, period)
  if (price === undefined) return null
  if (price.price === 0) return <StartFree current={current} />
  const isHeld = plan.tier !== null && plan.tier === current
  return (
    <BuyButton offer={plan} price={price} look={plan.kind === 'plan' ? {} : { variant: 'outline' }}>
      {isHeld ? t.extendPlan({ plan: plan.name }) : t.choosePlan({ plan: plan.name })}
    </BuyButton>
  )
}

/** Freemium: every account has it. */
function StartFree({ current }: Pick<ChooseProps, 'current'>) {
  const look = buttonClasses({ variant: 'outline' })
  if (current === undefined) {
    return (
      <ModalLink className={look} modal="signup">
        {t.startFree}
      </ModalLink>
    )
  }
  return (
    <Link className={look} to="/user/my-plan">
      {t.viewYourPlan}
    </Link>
  )
}
