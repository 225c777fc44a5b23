import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import type { Route } from './+types/help-page.ts'
import { apiContext } from '#context.ts'
import { replayInput } from '#islands/input-replay.ts'
import { Prose } from '#shared/prose.tsx'
import * as t from '#texts/marketing.ts'
import { Contents } from './contents.tsx'
import { headOfPage, loadPage } from './edited-page.ts'
import { findHelp } from './find-help.ts'
import { partsOf } from './page-parts.ts'
import styles from './reading.module.css'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage(context.get(apiContext), request)

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  page === undefined ? [] : headOfPage(matches, page)

const linkTo = (address: string) => (text: string) => (
  <Link key={address} className="pv-link" to={address}>
    {text}
  </Link>
)

export default function HelpPage({ loaderData: page }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const [asked, setAsked] = useState(query.get('q') ?? '')
  const found = findHelp(partsOf(page.html, 2), asked)
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <SectionHeading title={page.title} level={1} />
        <p className="pv-lead">{page.summary}</p>
        <search ref={replayInput} className={styles.search}>
          <Form preventScrollReset>
            <SearchField
              name="q"
              label={t.searchTheHelpCentre}
              placeholder={t.searchHelp}
              value={asked}
              onChange={({ currentTarget }) => setAsked(currentTarget.value)}
            />
          </Form>
        </search>
      </header>
      <div className={styles.body}>
        <Contents sections={found} />
        <div className={styles.sections}>
          {found.map(({ id, title, html }) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{title}</h2>
              <Prose html={html} />
            </section>
          ))}
          {found.length === 0 && (
            <output className={styles.nothing}>
              {t.nothingFound({ asked, faq: linkTo('/faq'), contact: linkTo('/contact-us') })}
            </output>
          )}
        </div>
      </div>
    </div>
  )
}
