import { isDeepStrictEqual } from 'node:util'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { OfficialFields } from '@pavilion/contract/appointments/appointment-fields.ts'
import {
  OFFICIAL_NOT_FOUND,
  OFFICIAL_TWICE,
} from '@pavilion/contract/appointments/appointment-refusals.ts'
import { STALE_TOURNAMENT } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import { emailKey } from '#access/email-key.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import {
  lockTournament,
  type ManagedTournament,
  managedTournament,
} from '#tournaments/tournaments.ts'
import { findStandingOf } from './appointment.queries.ts'
import { bookOf, panelsOf } from './book.ts'
import { limits } from './limits.ts'
import {
  findPanel,
  findPanelOf,
  insertOfficial,
  markRemoved,
  updateOfficial,
} from './panel.queries.ts'
import { releaseOne } from './release.ts'
import { findStrangers } from './team.queries.ts'

type Panel = { readonly tournamentId: string | null; readonly organisationId: string | null }

/** Refuses the panel of an organisation to those who do not run it, and panels of others. */
function refuseForeign({ actor, setup }: ManagedTournament, panel: Panel): void {
  const { organisationId } = panel
  if (organisationId === null) {
    if (panel.tournamentId === setup.id) return
    throw refuseCall('OFFICIAL_NOT_FOUND', OFFICIAL_NOT_FOUND)
  }
  if (organisationId !== setup.organisationId) {
    throw refuseCall('OFFICIAL_NOT_FOUND', OFFICIAL_NOT_FOUND)
  }
  if (!may(actor, 'manage-organisation', { organisationId })) {
    throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  }
}

const newPanel = ({ setup }: ManagedTournament, forOrganisation: boolean): Panel =>
  forOrganisation && setup.organisationId !== null
    ? { tournamentId: null, organisationId: setup.organisationId }
    : { tournamentId: setup.id, organisationId: null }

const CHANGED = 'Somebody changed this official meanwhile. Look at it again before you save yours.'

/** Whether both say the same; the address of somebody on the panel stays as it is. */
const isSame = (one: OfficialFields, other: OfficialFields): boolean =>
  isDeepStrictEqual(comparable(one), comparable(other))

const comparable = ({ name, roles, grade, position, conflicts }: OfficialFields) => ({
  name,
  grade,
  position,
  roles: roles.toSorted(),
  conflicts: conflicts.map(({ teamId, kind }) => `${teamId} ${kind}`).toSorted(),
})

export const saveOfficial = os.appointments.saveOfficial.handler(async ({ input, context }) => {
  const { tournamentId, panelId, from, fields, forOrganisation } = input
  const managed = await managedTournament(context, tournamentId)
  const { app } = context
  await spendTries(context, [[limits.officialByAccount, managed.actor.accountId]])
  const teamIds = fields.conflicts.map(({ teamId }) => teamId)
  if ((await findStrangers(app.db, tournamentId, teamIds)).length > 0) {
    throw refuseField('fields.conflicts', 'Choose teams of this tournament.')
  }
  try {
    await app.db.transaction().execute(async (db) => {
      await lockTournament(db, tournamentId)
      const known = await findPanelOf(db, panelId)
      const panel = known ?? newPanel(managed, forOrganisation)
      refuseForeign(managed, panel)
      const now = (await findPanel(db, panelsOf(managed))).find(({ id }) => id === panelId)
      if (now !== undefined && isSame(now, fields)) return undefined
      if ((now === undefined) !== (from === null) || (now && from && !isSame(now, from))) {
        throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: CHANGED })
      }
      if (known !== undefined) return updateOfficial(db, panelId, fields)
      return insertOfficial(db, {
        id: panelId,
        ...panel,
        emailKey: emailKey(fields.email),
        fields,
      })
    })
  } catch (error) {
    if (brokeUnique(error, 'panel_official_pkey')) {
      throw refuseCall('OFFICIAL_NOT_FOUND', OFFICIAL_NOT_FOUND)
    }
    if (!isTwice(error)) throw error
    const { message } = OFFICIAL_TWICE
    throw refuseCall('OFFICIAL_TWICE', OFFICIAL_TWICE, [{ path: 'fields.email', message }])
  }
  return success('Saved', await bookOf(context, managed))
})

const isTwice = (error: unknown): boolean =>
  brokeUnique(error, 'panel_official_of_tournament_once') ||
  brokeUnique(error, 'panel_official_of_organisation_once')

export const removeOfficial = os.appointments.removeOfficial.handler(async ({ input, context }) => {
  const { tournamentId, panelId } = input
  const managed = await managedTournament(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockTournament(db, tournamentId)
    const panel = await findPanelOf(db, panelId)
    if (panel === undefined) return
    refuseForeign(managed, panel)
    const by = { accountId: managed.actor.accountId, now: app.now() }
    for (const id of await findStandingOf(db, panelId)) await releaseOne(db, id, by)
    await markRemoved(db, panelId, by.now)
  })
  return success('Removed', await bookOf(context, managed))
})
