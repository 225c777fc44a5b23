import type { Route } from './+types/invitation-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { shellOf } from '#shared/head.ts'
import { LinkOffer } from '#shared/link-offer.tsx'
import { ownHead } from '#shared/own-head.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import * as t from '#texts/organisations.ts'
import { acceptInvitation, showInvitation } from './manage/manage-calls.ts'
import { memberRolesLine } from '#shared/labels.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.yourInvitation,
    description: t.joinAClub,
    path: '/invitation',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link of an invitation leads. */
export default function InvitationPage() {
  return (
    <LinkOffer
      title={t.yourInvitation}
      show={showInvitation}
      accept={acceptInvitation}
      textsOf={({ organisation, roles, invitedBy }) => ({
        crest: <OrganisationCrest organisation={organisation} size={72} />,
        name: organisation.name,
        says: (
          <span className="pv-muted">
            {invitedBy === null
              ? t.youAreInvited({ roles: memberRolesLine(roles) })
              : t.personInvitesYou({ name: invitedBy, roles: memberRolesLine(roles) })}
          </span>
        ),
      })}
      accepting={t.accept}
      toAccept={t.toAccept}
      goOn={({ organisation }) => organisationAddress(organisation)}
    />
  )
}
