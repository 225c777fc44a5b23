import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { Package } from '@pavilion/contract/packages/package-calls.ts'
import type { Route } from './+types/pricing-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { printPrice } from '#shared/package-price.ts'
import { noPriceQuestion, planGroups, pricingQuestions } from './content/plans.ts'
import type { Offer } from './content/plans.ts'
import { packagesOnSale } from './packages-on-sale.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanRow } from '#shared/plan-row.tsx'
import * as t from '#texts/marketing.ts'
import styles from './pricing-page.module.css'
import { Questions } from './questions.tsx'

const lead = t.scoresScorecardsTablesAndCareers

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { data } = await context.get(apiContext).packages.filter({ page: { size: 20 } })
  return { packages: data.items }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shell = shellOf(matches)
  const about = packagesOnSale(loaderData?.packages ?? [], `${shell?.origin ?? ''}/pricing`)
  return headOf(shell, {
    title: t.pricing,
    description: lead,
    keywords: ['pricing', 'plans', t.freeCricketScoring],
    path: '/pricing',
    about,
  })
}

export default function PricingPage({ loaderData: { packages } }: Route.ComponentProps) {
  const site = useShell()?.site
  if (site === undefined) return null
  const isSelling = packages.length > 0
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <h1 className="pv-title">{t.pricing}</h1>
        <p className="pv-lead">{lead}</p>
      </header>
      {isSelling ? (
        <PlanCards packages={packages} />
      ) : (
        <>
          <p>{t.nothingIsOnSaleOn}</p>
          <PlanRow siteName={site.name} comparison="#plans" />
        </>
      )}
      <section id="plans">
        <SectionHeading title={t.comparePlans} />
        <Comparison siteName={site.name} packages={packages} />
        <p className={classes('pv-small pv-muted', styles.key)}>
          {t.pricesAreIn({ currency: site.currency })}
        </p>
      </section>
      <Questions
        questions={isSelling ? pricingQuestions : [noPriceQuestion, ...pricingQuestions]}
      />
    </div>
  )
}

type ComparisonProps = { readonly siteName: string; readonly packages: readonly Package[] }

function Comparison({ siteName, packages }: ComparisonProps) {
  const pro = packages.find(({ tier }) => tier === 'pro')
  const plans = [t.freemium, `${siteName} PRO`, t.whiteLabel]
  return (
    <table className={styles.table}>
      <caption className="pv-hidden">{t.comparisonOfThePlans}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="pv-hidden">{t.what}</span>
          </th>
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {plan}
            </th>
          ))}
        </tr>
        <tr className={styles.prices}>
          <th scope="row">{t.price}</th>
          <td>{t.free}</td>
          <td>
            {pro?.prices.map((price) => printPrice(price, pro.currency)).join(', ') ??
              t.setByTheSite}
          </td>
          <td>{t.setByTheSiteOr}</td>
        </tr>
      </thead>
      {planGroups.map(({ title, lines }) => (
        <tbody key={title}>
          <tr>
            <th scope="colgroup" colSpan={4} className={styles.group}>
              {title}
            </th>
          </tr>
          {lines.map(({ what, offers }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {plans.map((plan, index) => (
                <td key={plan}>
                  <OfferMark offer={offers[index] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function OfferMark({ offer }: { readonly offer: Offer }) {
  return offer === 'today' ? (
    <Icon name="check" label="included" />
  ) : (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <span className="pv-hidden">{t.notIncluded}</span>
    </span>
  )
}
