import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import type { Route } from './+types/match-line-ups-page.ts'
import styles from './line-ups/line-ups.module.css'
import { MatchFiles } from './line-ups/match-files.tsx'
import { MatchFacts } from './line-ups/match-facts.tsx'
import { Replacements } from './line-ups/replacements.tsx'
import { Squad } from './line-ups/squad.tsx'
import { useMatch } from './use-match.ts'

export async function loader({ context, params: { matchId } }: Route.LoaderArgs) {
  const { matches, teams } = context.get(apiContext)
  const { data: card } = await orNotFound(matches.card({ matchId }))
  const sides = await Promise.all(card.sides.map(({ id }) => teams.show({ teamId: id })))
  return sides.flatMap(({ data }) => data.squad)
}

export default function MatchLineUpsPage({ loaderData }: Route.ComponentProps) {
  const { card, info, view, locale } = useMatch()
  return (
    <div className={styles.page}>
      {info.squads.map((squad) => (
        <Squad
          key={squad.team.id}
          squad={squad}
          roles={view.roles}
          playerOfMatch={info.playerOfMatch}
          careers={loaderData}
        />
      ))}
      <Replacements replacements={view.replacements} />
      <MatchFacts card={card} info={info} toss={view.toss} locale={locale} />
      {card.status !== 'upcoming' && <MatchFiles match={card} log={info.log} />}
    </div>
  )
}
