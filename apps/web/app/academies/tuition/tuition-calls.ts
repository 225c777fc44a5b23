import * as academies from '#calls/academies.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Tariffs = OutputOf<typeof academies.tariffs>['data']
export type Tariff = Tariffs['tariffs'][number]
export type BatchTuition = OutputOf<typeof academies.batchTuition>['data']
export type StudentTuition = BatchTuition['students'][number]
export type Pack = StudentTuition['bought'][number]
export type OwnTuition = OutputOf<typeof academies.ownTuition>['data'][number]
export type OfferedTariff = OwnTuition['tariffs'][number]

export const showTariffs = (organisationId: string) => send(academies.tariffs, { organisationId })

export const saveTariff = (asked: InputOf<typeof academies.saveTariff>) =>
  send(academies.saveTariff, asked)

export const chargeTuition = (organisationId: string) =>
  send(academies.chargeTuition, { organisationId })

export const showBatchTuition = (asked: InputOf<typeof academies.batchTuition>) =>
  send(academies.batchTuition, asked)

export const setTuition = (asked: InputOf<typeof academies.setTuition>) =>
  send(academies.setTuition, asked)

export const givePack = (asked: InputOf<typeof academies.givePack>) =>
  send(academies.givePack, asked)

export const refundPack = (asked: InputOf<typeof academies.refundPack>) =>
  send(academies.refundPack, asked)

export const showOwnTuition = () => send(academies.ownTuition)

export const chooseTuition = (asked: InputOf<typeof academies.chooseTuition>) =>
  send(academies.chooseTuition, asked)

export const buyPack = (asked: InputOf<typeof academies.buyPack>) => send(academies.buyPack, asked)
