import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { data, Link } from 'react-router'
import type { Route } from './+types/plain-page.ts'
import { useShell } from '#layout/site-layout.tsx'
import { headOf, shellOf } from '#shared/head.ts'
import { plainPages } from './pages.ts'
import styles from './plain-page.module.css'

export const loader = ({ request }: Route.LoaderArgs) => {
  const path = new URL(request.url).pathname.replace(/\/$|\.data$/, '')
  const page = plainPages[path]
  if (page === undefined) throw data(null, { status: 404 })
  return { path, page }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : headOf(shellOf(matches), {
        title: loaderData.page.title,
        description: loaderData.page.lead,
        keywords: [loaderData.page.title.toLowerCase()],
        path: loaderData.path,
      })

export default function PlainPage({ loaderData: { page, path } }: Route.ComponentProps) {
  const shell = useShell()
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <h1 className="pv-title">{page.title}</h1>
        <p className="pv-lead">{page.lead}</p>
        {path === '/contact-us' && shell && (
          <a className={buttonClasses({})} href={`mailto:${shell.site.contactEmail}`}>
            {shell.site.contactEmail}
          </a>
        )}
        {page.coming && (
          <p className={styles.coming}>
            <Icon name="info" />
            <span>{page.coming}</span>
          </p>
        )}
      </header>
      {page.features.length > 0 && (
        <dl className={styles.features}>
          {page.features.map(({ title, text, to }) => (
            <div key={title}>
              <dt>{to === undefined ? title : <Link to={to}>{title}</Link>}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <nav aria-label="Where to go from here">
        <Crease title="Meanwhile" small />
        <ul className={styles.links}>
          {page.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>
                {label}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
