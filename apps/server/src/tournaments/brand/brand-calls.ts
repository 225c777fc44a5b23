import { isDeepStrictEqual } from 'node:util'
import type { BrandFields } from '@pavilion/contract/tournaments/brand-fields.ts'
import { BRAND_CHANGED } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import { lockSetup } from '../manage/setup.queries.ts'
import {
  type BrandRow,
  deleteOldPictures,
  findBrand,
  findPictures,
  replaceBrand,
} from './brand.queries.ts'
import { brandOf } from './brand.ts'

export const showBrand = os.tournaments.brand.handler(async ({ input, context }) => {
  const { setup } = await tournamentOfManager(context, input.tournamentId)
  return success('Sponsors', await brandOf(context.app.db, setup))
})

/** Sent again, it finds everything as it says, and changes nothing. */
export const saveBrand = os.tournaments.saveBrand.handler(async ({ input, context }) => {
  const { tournamentId, revision, brand } = input
  const { setup } = await tournamentOfManager(context, tournamentId)
  const { db, now } = context.app
  try {
    await db.transaction().execute(async (inside) => {
      await lockSetup(inside, tournamentId)
      const before = await findBrand(inside, tournamentId)
      if (before === undefined || isSame(before, brand)) return
      if (before.revision !== revision) throw refuseCall('BRAND_CHANGED', BRAND_CHANGED)
      await refuseOtherPictures(inside, tournamentId, brand)
      await replaceBrand(inside, tournamentId, brand)
      await deleteOldPictures(inside, tournamentId, after(now(), -DAY))
    })
  } catch (error) {
    if (!brokeUnique(error, 'tournament_sponsor_pkey')) throw error
    throw refuseField('brand.sponsors', 'One of the sponsors is another tournament’s.')
  }
  return success('Saved', await brandOf(db, setup))
})

const isSame = ({ logoId, sponsors }: BrandRow, brand: BrandFields): boolean =>
  isDeepStrictEqual({ logoId, sponsors }, { logoId: brand.logoId, sponsors: brand.sponsors })

async function refuseOtherPictures(db: Db, tournamentId: string, brand: BrandFields) {
  const named = [brand.logoId, ...brand.sponsors.map(({ pictureId }) => pictureId)]
  const ids = [...new Set(named.flatMap((id) => id ?? []))]
  if ((await findPictures(db, tournamentId, ids)).length === ids.length) return
  throw refuseField('brand', 'A picture is not there any more. Send it again.')
}
