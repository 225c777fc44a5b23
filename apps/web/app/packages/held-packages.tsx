import type { Entitlements, Package } from '@pavilion/contract/packages/package-calls.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useShell } from '#layout/use-shell.ts'
import { BuyButton } from '#shared/buy-button.tsx'
import { momentHere } from '#shared/dates.ts'
import { priceOf } from '#shared/package-price.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { loadOffers } from '#shared/offer-calls.ts'
import * as t from '#texts/packages.ts'
import styles from './my-plan.module.css'

type Held = Entitlements['held'][number]

/** The packages that the account has, with a way to prolong each. */
export function HeldPackages({ held }: { readonly held: readonly Held[] }) {
  const ids = held.map(({ packageId }) => packageId)
  const { answer } = useQueryAnswer({ key: ['offers', ids], call: () => loadOffers(ids) })
  const offers = answer?.ok ? answer.data.data.items : undefined
  return (
    <Panel level={2} title={t.activePackages}>
      <ul className={styles.rows}>
        {held.map((one) => (
          <Row key={one.packageId} held={one} offers={offers} />
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = {
  readonly held: Held
  /** Undefined until it is known what is on sale. */
  readonly offers: readonly Package[] | undefined
}

function Row({ held, offers }: RowProps) {
  const { packageId, name, kind, streamingHours, until, isSample } = held
  const locale = useShell()?.site.locale ?? 'en'
  const end = until === null ? t.noEndDate : t.until({ until: momentHere(until, locale) })
  return (
    <li>
      <p className={styles.words}>
        <b>
          {name}
          {isSample && <Tag>{t.sample}</Tag>}
        </b>
        <span>{t.heldFor({ end, hours: streamingHours })}</span>
      </p>
      {offers && (
        <Again
          offer={offers.find(({ id }) => id === packageId)}
          label={kind === 'plan' ? t.extend : t.buyMore}
        />
      )}
    </li>
  )
}

type AgainProps = { readonly offer: Package | undefined; readonly label: string }

function Again({ offer, label }: AgainProps) {
  const price = offer && priceOf(offer, 'month')
  if (!offer || !price) return <span className="pv-small pv-muted">{t.noLongerOnSale}</span>
  return (
    <BuyButton offer={offer} price={price} look={{ variant: 'outline', size: 'small' }}>
      {label}
      <span className="pv-hidden"> {offer.name}</span>
    </BuyButton>
  )
}
