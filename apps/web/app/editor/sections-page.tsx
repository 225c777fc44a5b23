import { Link } from 'react-router'
import type { Route } from './+types/sections-page.ts'
import { useAnswer } from '#state/use-answer.ts'
import { deskHead } from './desk-head.ts'
import { Refusal, Waiting } from './desk-states.tsx'
import styles from './desk.module.css'
import { loadSections } from './editor-calls.ts'
import { SectionForm } from './section-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskHead(matches, 'Home sections')

export default function SectionsPage() {
  const { answer, again } = useAnswer(loadSections)
  if (answer === undefined) return <Waiting />
  if (!answer.ok) return <Refusal refused={answer} again={again} />
  return (
    <div className={`pv-page ${styles.page}`}>
      <header className={styles.bar}>
        <div className={styles.barWords}>
          <Link className="pv-link" to="/operator/content">
            Content
          </Link>
          <h1 className={styles.barTitle}>Home sections</h1>
          <p className={styles.barState}>
            Each part of the home page shows the latest posts of a kind under a heading.
          </p>
        </div>
      </header>
      <div className={styles.sections}>
        {answer.data.data.map((section) => (
          <SectionForm
            key={`${section.name} ${section.revision}`}
            section={section}
            onSaved={again}
          />
        ))}
      </div>
    </div>
  )
}
