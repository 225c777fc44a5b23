import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { data } from 'react-router'
import type { Route } from './+types/reading-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { Contents, Sections } from './blocks.tsx'
import { ContactForm } from './contact-form.tsx'
import { readingPages } from './content/reading.ts'
import { pathOf } from './path-of.ts'
import styles from './reading.module.css'

export const loader = ({ request }: Route.LoaderArgs) => {
  const path = pathOf(request)
  const page = readingPages[path]
  if (page === undefined) throw data(null, { status: 404 })
  return { path, page }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { page, path } = loaderData
  const { title, lead, keywords } = page
  return headOf(shellOf(matches), { title, description: lead, keywords, path })
}

export default function ReadingPage({ loaderData: { page } }: Route.ComponentProps) {
  const email = useShell()?.site.contactEmail
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <Crease title={page.title} level={1} />
        <p className="pv-lead">{page.lead}</p>
        {page.withContact && email && <Contact email={email} />}
      </header>
      <div className={styles.body}>
        <Contents sections={page.sections} />
        <div className={styles.sections}>
          {page.withContact && <ContactForm />}
          <Sections sections={page.sections} />
        </div>
      </div>
    </div>
  )
}

/** An address at localhost is the one a new site begins with: no letter reaches it from elsewhere. */
function Contact({ email }: { readonly email: string }) {
  return email.endsWith('@localhost') ? (
    <p className={styles.note}>
      Whoever runs this site has not set an address for letters yet: what you write waits in the
      site’s outbox. (Operators: it is the contact address in the site’s record.)
    </p>
  ) : (
    <a className={buttonClasses({ size: 'large' })} href={`mailto:${email}`}>
      <Icon name="mail" />
      {email}
    </a>
  )
}
