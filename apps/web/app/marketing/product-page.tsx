import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { staticIsland } from '@pavilion/kit/islands/island.tsx'
import { data, Link } from 'react-router'
import type { Route } from './+types/product-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { productPages } from './content/products.ts'
import { ShowFragment } from './fragments/show-fragment.tsx'
import { loadSamples } from './load-samples.ts'
import { pathOf } from './path-of.ts'
import { PlanRow } from '#shared/plan-row.tsx'
import * as t from '#texts/marketing.ts'
import styles from './product-page.module.css'
import type { ProductPage as Page } from './product-type.ts'
import { Questions } from './questions.tsx'
import { RichText } from './rich-text.tsx'

const Plans = staticIsland(import.meta.env.SSR ? PlanRow : undefined, () =>
  import('#shared/plan-row.tsx').then((module) => module.PlanRow),
)

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const path = pathOf(request)
  const page = productPages[path]
  if (page === undefined) throw data(null, { status: 404 })
  return { path, page, samples: await loadSamples(context.get(apiContext), page) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { page, path } = loaderData
  const { title, lead, keywords } = page
  return headOf(shellOf(matches), { title, description: lead, keywords, path })
}

export default function ProductPage({ loaderData: { page, samples } }: Route.ComponentProps) {
  const shell = useShell()
  if (shell === undefined) return null
  return (
    <>
      <header className={classes('pv-page', styles.head)}>
        <div className={styles.words}>
          <h1 className={classes('pv-title', styles.title)}>{page.title}</h1>
          <p className="pv-lead">{page.lead}</p>
          <Actions {...page} />
        </div>
        <div className={styles.panel} id="try">
          <ShowFragment key={page.title} fragment={page.panel} samples={samples} shell={shell} />
        </div>
      </header>
      <section className={classes('pv-section', styles.band)}>
        <div className="pv-page">
          {page.rows.map(({ title, text, fragment }) => (
            <div key={title} className={styles.row}>
              <div>
                <h2>{title}</h2>
                <p>
                  <RichText text={text} />
                </p>
              </div>
              <div className={styles.fragment}>
                <ShowFragment fragment={fragment} samples={samples} shell={shell} />
              </div>
            </div>
          ))}
        </div>
      </section>
      <div className={classes('pv-page pv-section', styles.end)}>
        {page.also && <Also lines={page.also} />}
        <Questions questions={page.questions} />
        {page.coming && <p className="pv-muted">{page.coming}</p>}
        <Plans siteName={shell.site.name} />
      </div>
    </>
  )
}

function Also({ lines }: { readonly lines: readonly string[] }) {
  return (
    <section className={styles.also}>
      <SectionHeading title={t.alsoIncluded} />
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const everything = { label: t.allProducts, to: '/product-list' }

function Actions({ action: { label, to }, second = everything }: Pick<Page, 'action' | 'second'>) {
  const first = buttonClasses({ size: 'large' })
  return (
    <div className={styles.actions}>
      {to.startsWith('#') ? (
        <a className={first} href={to}>
          {label}
        </a>
      ) : (
        <Link className={first} to={to}>
          {label}
        </Link>
      )}
      <Link className={buttonClasses({ variant: 'outline', size: 'large' })} to={second.to}>
        {second.label}
      </Link>
    </div>
  )
}
