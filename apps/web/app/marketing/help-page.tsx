import { classes } from '@pavilion/kit/classes.ts'
import { Crease } from '@pavilion/kit/crease.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import type { Route } from './+types/help-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { Contents, Sections } from './blocks.tsx'
import { help } from './content/help.ts'
import { findHelp } from './find-help.ts'
import styles from './reading.module.css'

const lead =
  'For those who follow matches, and for those who run a site. Everything described here works today.'

export const loader = () => help

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(shellOf(matches), {
    title: 'Help and support',
    description: lead,
    keywords: ['help', 'support', 'import', 'self-hosting'],
    path: '/helpsupport',
  })

export default function HelpPage({ loaderData: sections }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const [asked, setAsked] = useState(query.get('q') ?? '')
  const found = findHelp(sections, asked)
  return (
    <div className={classes('pv-page', styles.page)}>
      <header className={styles.head}>
        <Crease title="Help and support" level={1} />
        <p className="pv-lead">{lead}</p>
        <search className={styles.search}>
          <Form preventScrollReset>
            <SearchField
              name="q"
              label="Search the help centre"
              placeholder="Search help: import, backup, codes"
              value={asked}
              onChange={({ currentTarget }) => setAsked(currentTarget.value)}
            />
          </Form>
        </search>
      </header>
      <div className={styles.body}>
        <Contents sections={found} />
        <div className={styles.sections}>
          <Sections sections={found} />
          {found.length === 0 && (
            <output className={styles.nothing}>
              Nothing here holds “{asked}”. Try the{' '}
              <Link className="pv-link" to="/faq">
                FAQ
              </Link>{' '}
              or{' '}
              <Link className="pv-link" to="/contact-us">
                write to us
              </Link>
              .
            </output>
          )}
        </div>
      </div>
    </div>
  )
}
