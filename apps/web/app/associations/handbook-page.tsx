import { EmptyState } from '@pavilion/kit/states.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/handbook-page.ts'
import { apiContext } from '#context.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import * as t from '#texts/associations.ts'
import shared from '#shared/console.module.css'
import styles from './handbook.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { associations } = context.get(apiContext)
  const { organisationId } = params
  const { data } = await orNotFound(associations.handbook({ organisationId }))
  return data
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { organisation, rules } = loaderData
  return headOf(shellOf(matches), {
    title: t.handbookOf(organisation),
    description: t.rulesOf({ name: organisation.name, count: rules.length }),
    keywords: [organisation.name, 'rules', 'handbook'],
    path: `${organisationAddress(organisation)}/handbook`,
  })
}

/** The rules of an association, each with an address of its own. */
export default function HandbookPage({ loaderData }: Route.ComponentProps) {
  const { organisation, rules } = loaderData
  return (
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.headText}>
        <Link className="pv-link pv-small" to={organisationAddress(organisation)}>
          {organisation.name}
        </Link>
        <SectionHeading level={1} title={t.handbook} />
      </header>
      {rules.length === 0 && <EmptyState>{t.noRulesYet}</EmptyState>}
      {rules.map(({ clause, title, body }) => (
        <section key={clause} id={`clause-${clause}`} className={styles.rule}>
          <h2 className={styles.title}>
            <a className={styles.clause} href={`#clause-${clause}`}>
              {clause}
            </a>{' '}
            {title}
          </h2>
          {body !== '' && <p className={styles.body}>{body}</p>}
        </section>
      ))}
    </div>
  )
}
