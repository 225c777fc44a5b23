import type { Db } from '#db/connect.ts'

/** The taxes of a site's country, at most one per kind of line. */
export const findTaxes = (db: Db, siteId: string) =>
  db
    .selectFrom('tax')
    .innerJoin('site', 'site.country', 'tax.country')
    .select([
      'tax.id',
      'tax.country',
      'tax.line_kind as lineKind',
      'tax.name',
      'tax.rate',
      'tax.inclusive',
      'tax.is_sample as isSample',
    ])
    .where('site.id', '=', siteId)
    .orderBy('tax.line_kind')
    .execute()
