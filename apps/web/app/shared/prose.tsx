import styles from './prose.module.css'

/** An article's text. The server has made the markup, and lets nothing of the writer's own through. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
