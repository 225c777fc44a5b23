import type { Block, Section } from './reading-type.ts'
import styles from './reading.module.css'
import { RichText } from './rich-text.tsx'

/** Sections of a page that is read, each with a place that links can name. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={styles.section}>
      <h2>{title}</h2>
      {blocks.map((block) => (
        <ShowBlock key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ))
}

function ShowBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText text={block} />
      </p>
    )
  }
  if ('code' in block) {
    return (
      <pre>
        <code>{block.code}</code>
      </pre>
    )
  }
  return 'list' in block ? <Lines lines={block.list} /> : <Terms terms={block.terms} />
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <RichText text={line} />
        </li>
      ))}
    </ul>
  )
}

function Terms({ terms }: { readonly terms: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>
            <code>{term}</code>
          </dt>
          <dd>
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The table of contents at the left. */
export function Contents({
  sections,
}: {
  readonly sections: readonly Pick<Section, 'id' | 'title'>[]
}) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
