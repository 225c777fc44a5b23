import { show } from '#calls/teams.ts'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { MatchForm } from './match-form.tsx'

/** The form of a match of a team, which is its first side; of a team that nobody knows, an empty one. */
export function FromTeam({ teamId }: { readonly teamId: string }) {
  const { answer } = useQueryAnswer({
    key: ['team', teamId],
    call: () => send(show, { teamId }),
  })
  if (answer === undefined) return null
  return answer.ok ? <MatchForm team={answer.data.data.team} /> : <MatchForm />
}
