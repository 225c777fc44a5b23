import type { Slice } from '#slice.ts'
import { saveBadge, showBadge } from './badge/badge-calls.ts'
import { sendCrest } from './badge/send-crest.ts'
import { createCrests } from './badge/show-crest.ts'
import { claim, showClaimStanding, withdrawClaim } from './claims.ts'
import { decideClaim, listClaims } from './decide-claims.ts'
import { filterOrganisations } from './filter-organisations.ts'
import { addHonours, listHonours, removeHonour } from './honours.ts'
import { acceptInvitation, invite, showInvitation, withdrawInvitation } from './invitations.ts'
import { inviteMany } from './invite-many.ts'
import { limits } from './limits.ts'
import { changeRoles, listMembers, removeMember } from './members.ts'
import { addOfficer, listOfficers, removeOfficer } from './officers.ts'
import {
  closeOrganisation,
  createOrganisation,
  listOwnOrganisations,
  saveOrganisation,
  showManagedOrganisation,
} from './own-organisations.ts'
import { personalData } from './personal-data.queries.ts'
import { showOrganisation } from './show-organisation.ts'
import { taskSources } from './tasks.queries.ts'

export const organisations = {
  calls: {
    organisations: {
      filter: filterOrganisations,
      show: showOrganisation,
      create: createOrganisation,
      own: listOwnOrganisations,
      showManaged: showManagedOrganisation,
      save: saveOrganisation,
      close: closeOrganisation,
      badge: showBadge,
      saveBadge,
      sendCrest,
      members: listMembers,
      changeRoles,
      removeMember,
      invite,
      inviteMany,
      withdrawInvitation,
      showInvitation,
      acceptInvitation,
      honours: listHonours,
      addHonours,
      removeHonour,
      officers: listOfficers,
      addOfficer,
      removeOfficer,
      claimStanding: showClaimStanding,
      claim,
      withdrawClaim,
      claims: listClaims,
      decideClaim,
    },
  },
  pictures: [createCrests],
  personalData: [personalData],
  taskSources,
  limits,
} satisfies Slice
