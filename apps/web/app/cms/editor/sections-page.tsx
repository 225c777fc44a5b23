import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/sections-page.ts'
import { Unsaved } from '#shared/unsaved.tsx'
import { useChangedParts } from '#shared/use-changed-parts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/cms.ts'
import { consoleHead } from './editor-head.ts'
import { Refusal, Waiting } from './editor-states.tsx'
import styles from './editor.module.css'
import { loadSections } from './editor-calls.ts'
import type { Section } from './editor-calls.ts'
import { SectionForm } from './section-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => consoleHead(matches, t.homeSections)

export default function SectionsPage() {
  const { answer, again } = useQueryAnswer({ key: ['sections'], call: loadSections, keep: false })
  if (answer === undefined) return <Waiting />
  if (!answer.ok) return <Refusal refused={answer} again={again} />
  return (
    <div className={`pv-page ${styles.page}`}>
      <header className={styles.bar}>
        <div className={styles.barText}>
          <Link className="pv-link" to="/operator/content">
            {t.content}
          </Link>
          <h1 className={styles.barTitle}>{t.homeSections}</h1>
          <p className={styles.barState}>{t.eachSectionOfTheHome}</p>
        </div>
      </header>
      <Sections first={answer.data.data} />
    </div>
  )
}

/** Saving one section leaves what was typed into the others. */
function Sections({ first }: { readonly first: readonly Section[] }) {
  const [sections, setSections] = useState(first)
  const { isChanged, note } = useChangedParts()
  const keep = (saved: Section) => {
    note(saved.name, false)
    setSections((before) => before.map((one) => (one.name === saved.name ? saved : one)))
  }
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <SectionForm
          key={`${section.name} ${section.revision}`}
          section={section}
          onChanged={(isDifferent) => note(section.name, isDifferent)}
          onSaved={keep}
        />
      ))}
      <Unsaved isChanged={isChanged} />
    </div>
  )
}
