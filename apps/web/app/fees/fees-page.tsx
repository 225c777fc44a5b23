import { buttonClasses } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/fees-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { ClubTabs } from '#shared/club-tabs.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/fees.ts'
import { type Book, showBook } from './fee-calls.ts'
import styles from './fees.module.css'
import { MembersPanel } from './members-panel.tsx'
import { ProductsPanel } from './products-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SheetsPanel } from './sheets-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.fees, description: t.whatFeesAre, path: '/manage' })

/** What a club charges its players, and who owes what. */
export default function FeesPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['fee-book', organisationId],
    call: () => showBook(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(book) => <Page key={book.organisation.id} first={book} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Book }) {
  const [book, setBook] = useState(first)
  const { organisation } = book
  return (
    <div className={`pv-page ${shared.page}`}>
      <header className={shared.head}>
        <div className={shared.headText}>
          <Link className="pv-link pv-small" to="/manage">
            {t.manage}
          </Link>
          <h1 className="pv-title">{organisation.name}</h1>
        </div>
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={organisationAddress(organisation)}
        >
          {t.viewPublicPage}
        </Link>
      </header>
      <ClubTabs organisation={organisation} current="fees" isManager />
      <div className={styles.parts}>
        <div className={styles.side}>
          <SheetsPanel book={book} onChanged={setBook} />
          <MembersPanel book={book} onChanged={setBook} />
        </div>
        <div className={styles.side}>
          <ProductsPanel book={book} onChanged={setBook} />
          <SettingsPanel key={JSON.stringify(book.settings)} book={book} onChanged={setBook} />
        </div>
      </div>
    </div>
  )
}
