import { classes } from '../../classes.ts'
import { drawingName } from '../../drawing-name.ts'
import styles from './form-guide.module.css'

export type FormResult = {
  readonly outcome: 'won' | 'lost' | 'none'
  /** One letter, such as `W`. */
  readonly letter: string
}

type FormGuideProps = {
  /** Oldest first; the latest is underlined. */
  readonly results: readonly FormResult[]
  /** The text alternative, such as `Won, won, lost`. */
  readonly label: string
}

export function FormGuide({ results, label }: FormGuideProps) {
  return (
    <span className={styles.guide} {...drawingName(label)}>
      {results.map(({ outcome, letter }, index) => (
        // Results have no key but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={classes(styles.result, styles[outcome])}>
          {letter}
        </span>
      ))}
    </span>
  )
}
