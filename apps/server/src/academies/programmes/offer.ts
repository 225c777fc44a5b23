import type { OfferedProgramme } from '@pavilion/contract/academies/programme-fields.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { siteScope } from '#sites/sites.ts'
import { findOfferedBatches, findPublicProgrammes, isShown } from './offer.queries.ts'

export const showOffer = os.academies.offer.handler(async ({ input, context, errors }) => {
  const { organisationId } = input
  const { app } = context
  const scope = await siteScope(context)
  if (!(await isShown(app.db, { organisationId, scope }))) throw errors.ORGANISATION_NOT_FOUND()
  const [programmes, batches] = await Promise.all([
    findPublicProgrammes(app.db, organisationId),
    findOfferedBatches(app.db, organisationId, app.now()),
  ])
  const offered = programmes.map((programme): OfferedProgramme => ({
    ...programme,
    batches: batches
      .filter(({ programmeId }) => programmeId === programme.id)
      .map(({ programmeId: _programmeId, ...batch }) => batch),
  }))
  return success(counted(offered.length, 'programme'), offered)
})
