import { Mark } from '@pavilion/kit/art/mark.tsx'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import styles from './footer.module.css'
import { ModalLink } from './modal-link.tsx'
import { company, help, matchCentral, products } from './navigation.ts'
import type { Entry } from './navigation.ts'
import type { Shell } from './shell.ts'

const columns: readonly { readonly title: string; readonly links: readonly Entry[] }[] = [
  { title: 'Match Central', links: matchCentral.slice(1) },
  { title: 'Products', links: [...products.slice(0, 9), ...products.slice(10)] },
  {
    title: 'Company',
    links: [...company, { label: 'Blogs', to: '/blogs' }, { label: 'Pricing', to: '/pricing' }],
  },
  { title: 'Help', links: help },
]

const stores = [
  { key: 'appStore', label: 'App Store' },
  { key: 'googlePlay', label: 'Google Play' },
]

const social = [
  { key: 'youtube', label: 'YouTube' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'x', label: 'X' },
  { key: 'source', label: 'Source code' },
]

export function Footer({ shell }: { readonly shell: Shell }) {
  const { site, counts } = shell
  return (
    <footer className={classes('pv-board', styles.footer)}>
      <div className={classes('pv-page', styles.inside)}>
        <div className={styles.columns}>
          <About shell={shell} />
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Phone shell={shell} />
        </div>
        {counts.hasCricsheet && <Sources />}
        <div className={styles.base}>
          <span>© {site.name} contributors. Open source, AGPL-3.0-or-later.</span>
          <Outside links={site.links} offered={social} />
        </div>
      </div>
    </footer>
  )
}

function About({ shell: { site } }: { readonly shell: Shell }) {
  return (
    <div className={styles.about}>
      <div className={styles.brand}>
        <Mark size={40} />
        <b>{site.name}</b>
      </div>
      <p>Open cricket software. Run it on ours, or on your own server.</p>
      <ModalLink className={buttonClasses({ variant: 'board' })} modal="login">
        LOGIN / SIGN UP
      </ModalLink>
    </div>
  )
}

/** The stores stand here only where the site's record holds their addresses; the code leads to this site. */
function Phone({ shell: { site } }: { readonly shell: Shell }) {
  return (
    <div className={styles.phone}>
      <h2>On your phone</h2>
      <div className={styles.codes}>
        <img
          className={styles.code}
          src="/qr.svg"
          width={92}
          height={92}
          alt={`Code that opens ${site.name} on a phone`}
          loading="lazy"
        />
        <div className={styles.stores}>
          <Outside links={site.links} offered={stores} button />
          <p>Point your camera at the code: the site is the app.</p>
        </div>
      </div>
    </div>
  )
}

type OutsideProps = {
  readonly links: Readonly<Record<string, string>>
  readonly offered: readonly { readonly key: string; readonly label: string }[]
  readonly button?: boolean
}

function Outside({ links, offered, button = false }: OutsideProps) {
  const known = offered.filter(({ key }) => links[key])
  if (known.length === 0) return null
  return (
    <span className={styles.outside}>
      {known.map(({ key, label }) => (
        <a
          key={key}
          href={links[key]}
          className={
            button ? buttonClasses({ variant: 'board-outline', size: 'small' }) : undefined
          }
        >
          {label}
        </a>
      ))}
    </span>
  )
}

/** The licence of the imported matches asks for this line wherever they are shown. */
function Sources() {
  return (
    <p className={styles.sources}>
      Contains ball-by-ball data from <a href="https://cricsheet.org/">Cricsheet</a>, made available
      under the{' '}
      <a href="https://opendatacommons.org/licenses/by/1-0/" rel="license">
        Open Data Commons Attribution License
      </a>{' '}
      (ODC-BY 1.0).
    </p>
  )
}
