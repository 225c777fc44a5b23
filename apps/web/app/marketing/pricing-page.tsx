import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { Route } from './+types/pricing-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { planGroups, pricingQuestions } from './content/plans.ts'
import type { Offer } from './content/plans.ts'
import { PlanRow } from './plan-row.tsx'
import styles from './pricing-page.module.css'
import { Questions } from './questions.tsx'

const lead =
  'Scores, cards, tables and careers are free for everybody. Prices of the other plans are set by each site; this one has set none.'

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: 'Pricing',
    description: lead,
    keywords: ['pricing', 'plans', 'free cricket scoring'],
    path: '/pricing',
  })

export default function PricingPage() {
  const site = useShell()?.site
  if (site === undefined) return null
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <h1 className="pv-title">Pricing</h1>
        <p className="pv-lead">{lead}</p>
      </header>
      <PlanRow siteName={site.name} comparison="#plans" />
      <section id="plans">
        <h2 className={styles.title}>What each plan has</h2>
        <Comparison siteName={site.name} />
        <p className={classes('pv-small pv-muted', styles.key)}>
          “Planned” is being built and cannot be used or bought yet. Prices, once set, are in{' '}
          {site.currency}.
        </p>
      </section>
      <Questions questions={pricingQuestions} />
    </div>
  )
}

function Comparison({ siteName }: { readonly siteName: string }) {
  const plans = ['Freemium', `${siteName} PRO`, 'White label']
  return (
    <table className={styles.table}>
      <caption className="pv-hidden">Comparison of the plans</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="pv-hidden">What</span>
          </th>
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {plan}
            </th>
          ))}
        </tr>
        <tr className={styles.prices}>
          <th scope="row">Price</th>
          <td>Free</td>
          <td>Set by the site</td>
          <td>Set by the site, or your own machine</td>
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
  if (offer === 'today') return <Icon name="check" label="included" />
  return offer === 'planned' ? (
    <span className={styles.planned}>Planned</span>
  ) : (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <span className="pv-hidden">not included</span>
    </span>
  )
}
