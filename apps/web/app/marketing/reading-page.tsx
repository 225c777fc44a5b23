import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { Route } from './+types/reading-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/use-shell.ts'
import { Prose } from '#shared/prose.tsx'
import { Contents } from './contents.tsx'
import { ContactForm } from './contact-form.tsx'
import { headOfPage, loadPage } from './edited-page.ts'
import { NoReplyAddress } from './no-reply-address.tsx'
import styles from './reading.module.css'

const Note = lazyIsland(import.meta.env.SSR ? NoReplyAddress : undefined, () =>
  import('./no-reply-address.tsx').then((module) => module.NoReplyAddress),
)

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage(context.get(apiContext), request)

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  page === undefined ? [] : headOfPage(matches, page)

/** A standing page with its editors' text. */
export default function ReadingPage({ loaderData: page }: Route.ComponentProps) {
  const email = useShell()?.site.contactEmail
  const withContact = page.slug === 'contact-us'
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title={page.title} level={1} />
        <p className="pv-lead">{page.summary}</p>
        {withContact && email && <Contact email={email} />}
      </header>
      <div className={styles.body}>
        <Contents sections={page.headings.map(({ id, text }) => ({ id, title: text }))} />
        <div className={styles.sections}>
          {withContact && <ContactForm />}
          <Prose html={page.html} />
        </div>
      </div>
    </div>
  )
}

/** Hides an address at localhost: it is the default of a new site and receives no mail. */
function Contact({ email }: { readonly email: string }) {
  return email.endsWith('@localhost') ? (
    <Note className={styles.note} />
  ) : (
    <a className={buttonClasses({ size: 'large' })} href={`mailto:${email}`}>
      <Icon name="mail" />
      {email}
    </a>
  )
}
