import type { SponsorPlace } from '@pavilion/contract/tournaments/brand-fields.ts'
import * as t from '#texts/tournaments.ts'

/** Where a sponsor is shown. */
export const placeNames: Readonly<Record<SponsorPlace, string>> = {
  title: t.asTitleSponsor,
  table: t.besideTheTable,
  bulletin: t.onTheBulletin,
}
