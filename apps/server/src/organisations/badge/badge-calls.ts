import { isDeepStrictEqual } from 'node:util'
import type { ManagedBadge } from '@pavilion/contract/organisations/badge-fields.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { smallCrest } from '#records/badge.queries.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import { organisationOfManager } from '../managed-organisation.ts'
import {
  deleteOldPictures,
  findBadge,
  hasPicture,
  type ManagedRow,
  updateBadge,
} from './badge.queries.ts'

const managedBadge = ({ crestId, ...row }: ManagedRow): ManagedBadge => ({
  ...row,
  crest: crestId === null ? null : { id: crestId, address: smallCrest(crestId) },
})

export const showBadge = os.organisations.badge.handler(async ({ input, context }) => {
  await organisationOfManager(context, input.organisationId)
  return success(
    'Crest, colours and links',
    managedBadge(await findBadge(context.app.db, input.organisationId)),
  )
})

/** Sent again, it finds everything as it says, and changes nothing. */
export const saveBadge = os.organisations.saveBadge.handler(async ({ input, context, errors }) => {
  const { organisationId, revision, badge } = input
  await organisationOfManager(context, organisationId)
  const { db, now } = context.app
  const { crestId } = badge
  const before = await findBadge(db, organisationId)
  if (isDeepStrictEqual(before, { ...badge, revision: before.revision })) {
    return success('Saved', managedBadge(before))
  }
  if (crestId !== null && !(await hasPicture(db, organisationId, crestId))) {
    throw refuseField('badge.crestId', 'The crest is not there any more. Send it again.')
  }
  if (!(await updateBadge(db, organisationId, { ...badge, revision }))) {
    throw errors.STALE_ORGANISATION()
  }
  await deleteOldPictures(db, organisationId, after(now(), -DAY))
  return success('Saved', managedBadge(await findBadge(db, organisationId)))
})
