import styles from './claim.module.css'
import type { NewClaim } from './claim-calls.ts'

/** What a request says. */
export const ClaimSaid = ({ said: { role, evidence, link } }: { readonly said: NewClaim }) => (
  <div className={styles.words}>
    <b>{role}</b>
    <p className={styles.said}>{evidence}</p>
    {link !== '' && (
      <a className="pv-link" href={link} target="_blank" rel="nofollow noopener noreferrer ugc">
        {link}
      </a>
    )}
  </div>
)
