import styles from './line-ups/line-ups.module.css'
import { MatchFiles } from './line-ups/match-files.tsx'
import { MatchFacts } from './line-ups/match-facts.tsx'
import { Replacements } from './line-ups/replacements.tsx'
import { Squad } from './line-ups/squad.tsx'
import { useMatch } from './use-match.ts'

export default function MatchLineUpsPage() {
  const { card, info, view, locale } = useMatch()
  return (
    <div className={styles.page}>
      {info.squads.map((squad) => (
        <Squad
          key={squad.team.id}
          squad={squad}
          roles={view.roles}
          playerOfMatch={info.playerOfMatch}
        />
      ))}
      <Replacements replacements={view.replacements} />
      <MatchFacts card={card} info={info} toss={view.toss} locale={locale} />
      {card.status !== 'upcoming' && <MatchFiles match={card} log={info.log} />}
    </div>
  )
}
