import { useState } from 'react'
import type { Route } from './+types/fees-page.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
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
    <OrganisationConsole organisation={organisation} current="fees">
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
    </OrganisationConsole>
  )
}
