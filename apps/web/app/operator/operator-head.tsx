import { Link } from 'react-router'
import * as t from '#texts/operator.ts'
import styles from './operator-head.module.css'

type OperatorHeadProps = { readonly title: string; readonly lead: string }

/** The heading of a page below the operator console, with the way back. */
export const OperatorHead = ({ title, lead }: OperatorHeadProps) => (
  <header className={styles.head}>
    <Link className="pv-link" to="/operator">
      {t.operatorConsole}
    </Link>
    <h1 className="pv-title">{title}</h1>
    <p className="pv-muted">{lead}</p>
  </header>
)
