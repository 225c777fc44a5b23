import * as t from '#texts/matches.ts'
import { MatchFacts } from '../line-ups/match-facts.tsx'
import styles from '../match.module.css'
import { useMatch } from '../use-match.ts'

/** What is known of a match before its first ball. */
export function BeforePlay() {
  const { card, info, view, locale } = useMatch()
  return (
    <div className={styles.before}>
      <p>{t.liveScoreAndCommentaryStart}</p>
      <MatchFacts card={card} info={info} toss={view.toss} locale={locale} />
    </div>
  )
}
