import type { ReactNode } from 'react'
import * as t from '#texts/kit.ts'
import { Weather } from './art/weather.tsx'
import styles from './states.module.css'

type StateProps = {
  readonly title?: string | undefined
  readonly level?: 1 | 2 | 3 | undefined
  /** The reason, or what is not affected. */
  readonly children: ReactNode
  /** One action. */
  readonly action?: ReactNode
}

/** Nothing to show, and why. */
export function EmptyState({ title = t.noPlayToday, ...rest }: StateProps) {
  return <State {...rest} title={title} drawing={<Weather kind="covers-on" />} />
}

/** An error: what is not affected, and a way to try again. */
export function ErrorState({ title = t.badLight, ...rest }: StateProps) {
  return <State {...rest} title={title} drawing={<Weather kind="bad-light" />} />
}

function State(props: StateProps & { readonly drawing: ReactNode }) {
  const Heading = `h${props.level ?? 2}` as const
  return (
    <div className={styles.state}>
      {props.drawing}
      <Heading className={styles.title}>{props.title}</Heading>
      <p className={styles.reason}>{props.children}</p>
      {props.action}
    </div>
  )
}
