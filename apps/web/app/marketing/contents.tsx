import * as t from '#texts/marketing.ts'
import styles from './reading.module.css'

type ContentsProps = {
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** The table of contents at the left. */
export const Contents = ({ sections }: ContentsProps) => (
  <nav className={styles.contents} aria-label={t.onThisPage}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)
