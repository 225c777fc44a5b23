import { Link } from 'react-router'
import type { Route } from './+types/tournament-directive-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/workloads.ts'
import { DirectiveForm } from './directive-form.tsx'
import { saveTournamentDirective, showTournamentDirective } from './workload-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.directive,
    description: t.whatADirectiveIs,
    path: '/manage/tournaments',
  })

/** How much young pace bowlers may bowl in a tournament. */
export default function TournamentDirectivePage({
  params: { tournamentId },
}: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['tournament-directive', tournamentId],
    call: () => showTournamentDirective(tournamentId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {({ tournament, ...saved }) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.headText}>
            <Link className="pv-link pv-small" to={`/manage/tournaments/${tournament.id}`}>
              {tournament.name}
            </Link>
            <h1 className="pv-title">{t.directive}</h1>
          </header>
          <DirectiveForm
            saved={saved}
            note={t.ofTournament}
            save={(directive, revision) =>
              saveTournamentDirective({ tournamentId, directive, revision })
            }
          />
        </div>
      )}
    </ConsoleFrame>
  )
}
