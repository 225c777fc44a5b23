import * as tournaments from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type ManagedBrand = OutputOf<typeof tournaments.brand>['data']
export type Picture = NonNullable<ManagedBrand['logo']>
export type ManagedSponsor = ManagedBrand['sponsors'][number]

export const showBrand = (tournamentId: string) => send(tournaments.brand, { tournamentId })

export const saveBrand = (asked: InputOf<typeof tournaments.saveBrand>) =>
  send(tournaments.saveBrand, asked)

export const sendPicture = (tournamentId: string, body: File) =>
  send(tournaments.sendPicture, { params: { tournamentId }, body })
