import { Crest } from '@pavilion/kit/art/crest.tsx'
import type { Route } from './+types/tournament-invitation-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { shellOf } from '#shared/head.ts'
import { LinkOffer } from '#shared/link-offer.tsx'
import { ownHead } from '#shared/own-head.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import * as t from '#texts/tournaments.ts'
import { refundText, amountOf } from './manage/entry-fee-text.ts'
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
  const site = useShell()?.site
  const clock = { locale: site?.locale ?? 'en', timeZone: site?.timeZone ?? 'UTC' }
  return (
    <LinkOffer
      title={t.yourInvitation}
      show={showInvitation}
      accept={acceptInvitation}
      textsOf={({ tournament, team, organiser, fee }) => ({
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
            {fee !== null && (
              <span className="pv-small">
                {t.entryFeeOf({ amount: amountOf(fee) })} {refundText(fee, clock)}
              </span>
            )}
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
