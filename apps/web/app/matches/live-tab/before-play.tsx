import { MatchFacts } from '../line-ups/match-facts.tsx'
import styles from '../match.module.css'
import { useMatch } from '../use-match.ts'

/** What is known of a match before its first ball. */
export function BeforePlay() {
  const { card, info, view, locale } = useMatch()
  return (
    <div className={styles.before}>
      <p>No ball has been bowled yet. The score and the commentary begin here with the first.</p>
      <MatchFacts card={card} info={info} toss={view.toss} locale={locale} />
    </div>
  )
}
