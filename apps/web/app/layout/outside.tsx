import { buttonClasses } from '@pavilion/kit/button.tsx'
import styles from './footer.module.css'

type OutsideProps = {
  readonly links: Readonly<Record<string, string>>
  readonly offered: readonly { readonly key: string; readonly label: string }[]
  readonly button?: boolean
}

/** Links to elsewhere, as far as the site's record holds their addresses. */
export function Outside({ links, offered, button = false }: OutsideProps) {
  const known = offered.filter(({ key }) => links[key])
  if (known.length === 0) return null
  return (
    <span className={styles.outside}>
      {known.map(({ key, label }) => (
        <a
          key={key}
          href={links[key]}
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
