import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { BuyButton } from '#shared/buy-button.tsx'
import { priceOf, printPrice } from '#shared/package-price.ts'
import { planLines } from '#shared/plan-lines.ts'
import { Ticks } from '#shared/ticks.tsx'
import * as t from '#texts/marketing.ts'
import styles from './stream-offers.module.css'

/** The site's live-streaming packages; nothing while none is sold. */
export function StreamOffers({ packages }: { readonly packages: readonly Package[] }) {
  if (packages.length === 0) return null
  return (
    <section className={styles.offers} aria-labelledby="stream-offers">
      <h2 id="stream-offers" className={styles.title}>
        {t.hoursForYourOwnStream}
      </h2>
      <ul className={styles.cards}>
        {packages.map((one) => (
          <Offer key={one.id} offer={one} />
        ))}
      </ul>
      <p className={styles.small}>
        {t.hoursDoNotExpire}{' '}
        <Link className="pv-link" to="/pricing">
          {t.compareThePlans}
        </Link>
      </p>
    </section>
  )
}

function Offer({ offer }: { readonly offer: Package }) {
  const { name, summary, tier, streamingHours, features, currency, isSample } = offer
  const price = priceOf(offer, 'once')
  return (
    <li className={styles.card}>
      <h3>
        {name} {isSample && <Tag>{t.sample}</Tag>}
      </h3>
      <p>{summary}</p>
      <Ticks lines={[...planLines(tier, streamingHours), ...features]} />
      {price && (
        <div className={styles.sale}>
          <b>{printPrice(price, currency)}</b>
          <BuyButton offer={offer} price={price} look={{ variant: 'board' }}>
            {t.choosePlan({ plan: name })}
          </BuyButton>
        </div>
      )}
    </li>
  )
}
