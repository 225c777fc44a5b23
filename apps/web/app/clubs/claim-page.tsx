import type { Route } from './+types/claim-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { shellOf } from '#shared/head.ts'
import { LinkOffer } from '#shared/link-offer.tsx'
import { ownHead } from '#shared/own-head.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/clubs.ts'
import { claim, showClaim } from './club-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.yourClub,
    description: t.connectYourAccount,
    path: '/club-claim',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link leads with which somebody takes over a player's entry. */
export default function ClaimPage() {
  return (
    <LinkOffer
      title={t.yourClub}
      show={showClaim}
      accept={claim}
      textsOf={({ organisation, name, isMinor }) => ({
        crest: <OrganisationCrest organisation={organisation} size={72} />,
        name: organisation.name,
        says: (
          <span className="pv-muted">
            {isMinor ? t.clubHasChild({ name }) : t.clubHasYou({ name })}
          </span>
        ),
        ...(isMinor && { accepting: t.iLookAfter({ name }) }),
      })}
      accepting={t.thatIsMe}
      toAccept={t.toConnect}
      goOn={({ organisation }) => organisationAddress(organisation)}
    />
  )
}
