import { Crest } from '@pavilion/kit/art/crest.tsx'
import type { Route } from './+types/tournament-invitation-page.ts'
import { shellOf } from '#shared/head.ts'
import { LinkOffer } from '#shared/link-offer.tsx'
import { ownHead } from '#shared/own-head.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import * as t from '#texts/tournaments.ts'
import { acceptInvitation, showInvitation } from './manage/tournament-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.yourInvitation,
    description: t.playInOrRunATournament,
    path: '/tournament-invitation',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link of an invitation to a tournament leads. */
export default function TournamentInvitationPage() {
  return (
    <LinkOffer
      title={t.yourInvitation}
      show={showInvitation}
      accept={acceptInvitation}
      textsOf={({ tournament, team, organiser }) => ({
        crest:
          team === null ? (
            <Crest name={tournament.name} size={72} />
          ) : (
            <TeamCrest team={team} size={72} />
          ),
        name: tournament.name,
        says: (
          <>
            <span className="pv-muted">
              {team === null ? t.toRunIt : t.invitesTeam({ name: team.name })}
            </span>
            {organiser !== '' && <span className="pv-small">{t.runBy({ name: organiser })}</span>}
          </>
        ),
      })}
      accepting={t.accept}
      toAccept={t.toAccept}
      goOn={({ team, tournament }) =>
        team === null ? `/manage/tournaments/${tournament.id}` : '/manage/tournaments'
      }
    />
  )
}
