import { buttonClasses } from '@pavilion/kit/button.tsx'
import styles from './footer.module.css'

type OutsideProps = {
  readonly links: Readonly<Record<string, string>>
  readonly offered: readonly { readonly key: string; readonly label: string }[]
  /** The address for links that the site's record leaves empty; without it they are hidden. */
  readonly otherwise?: string
  readonly button?: boolean
}

/** Links to other sites, as far as the site's record has their addresses. */
export function Outside({ links, offered, otherwise, button = false }: OutsideProps) {
  const known = offered.filter(({ key }) => links[key] ?? otherwise)
  if (known.length === 0) return null
  return (
    <span className={styles.outside}>
      {known.map(({ key, label }) => (
        <a
          key={key}
          href={links[key] ?? otherwise}
          className={
            button ? buttonClasses({ variant: 'board-outline', size: 'small' }) : undefined
          }
        >
          {label}
        </a>
      ))}
    </span>
  )
}
