import styles from './prose.module.css'

/** An article's HTML. The server has rendered it from Markdown and removed everything unsafe. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
