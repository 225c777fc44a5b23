import type { Brand, ManagedBrand } from '@pavilion/contract/tournaments/brand-fields.ts'
import type { Db } from '#db/connect.ts'
import { type BrandRow, findBrand } from './brand.queries.ts'
import { largeAddress, pictureAddress } from './picture-address.ts'

const none: BrandRow = { revision: 0, logoId: null, sponsors: [] }

const addressOf = (id: string | null) => (id === null ? null : pictureAddress(id))

/** What everybody sees of who presents a tournament. */
export async function publicBrand(db: Db, tournamentId: string): Promise<Brand> {
  const { logoId, sponsors } = (await findBrand(db, tournamentId)) ?? none
  return {
    logo: logoId === null ? null : largeAddress(logoId),
    sponsors: sponsors.map(({ pictureId, ...one }) => ({ ...one, picture: addressOf(pictureId) })),
  }
}

type Named = { readonly id: string; readonly fields: { readonly name: string } }

/** As whoever runs the tournament changes it. */
export async function brandOf(db: Db, { id, fields }: Named): Promise<ManagedBrand> {
  const { revision, logoId, sponsors } = (await findBrand(db, id)) ?? none
  const pictureOf = (picture: string | null) =>
    picture === null ? null : { id: picture, address: pictureAddress(picture) }
  return {
    name: fields.name,
    revision,
    logo: pictureOf(logoId),
    sponsors: sponsors.map(({ pictureId, ...one }) => ({ ...one, picture: pictureOf(pictureId) })),
  }
}
