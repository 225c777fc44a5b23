import styles from './footer.module.css'
import { company, help, matchCentral, products } from '#layout/navigation.ts'
import type { Entry } from '#layout/navigation.ts'
import { Outside } from './outside.tsx'
import type { Shell } from '#layout/shell.ts'
import * as t from '#texts/shell.ts'

const columns: readonly { readonly title: string; readonly links: readonly Entry[] }[] = [
  { title: t.matchCentral, links: matchCentral.slice(1) },
  { title: t.products, links: [...products.slice(0, 9), ...products.slice(10)] },
  {
    title: t.company,
    links: [...company, { label: t.blogs, to: '/blogs' }, { label: t.pricing, to: '/pricing' }],
  },
  { title: t.help, links: help },
]

const stores = [
  { key: 'appStore', label: 'App Store' },
  { key: 'googlePlay', label: 'Google Play' },
]

/** The links of the footer. */
export function FooterLinks({ shell }: { readonly shell: Shell }) {
  return (
    <>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <details className={styles.column}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      ))}
      <Phone shell={shell} />
    </>
  )
}

/** Until the site's record has store addresses, both lead to the page of the installable app. */
function Phone({ shell: { site } }: { readonly shell: Shell }) {
  return (
    <div className={styles.phone}>
      <h2>{t.onYourPhone}</h2>
      <div className={styles.codes}>
        <img
          className={styles.code}
          src="/qr.svg"
          width={92}
          height={92}
          alt={t.qrCodeThatOpensName({ name: site.name })}
          loading="lazy"
        />
        <div className={styles.stores}>
          <Outside links={site.links} offered={stores} otherwise="/app" button />
        </div>
      </div>
    </div>
  )
}
