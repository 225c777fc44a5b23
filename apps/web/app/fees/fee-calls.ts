import * as fees from '#calls/fees.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Book = OutputOf<typeof fees.book>['data']
export type Member = Book['members'][number]
export type Product = Book['products'][number]
export type Sheet = Book['sheets'][number]
export type Account = OutputOf<typeof fees.account>['data']
export type Entry = Account['entries'][number]
export type OwnFees = OutputOf<typeof fees.own>['data'][number]

export const showBook = (organisationId: string) => send(fees.book, { organisationId })

export const saveSettings = (asked: InputOf<typeof fees.saveSettings>) =>
  send(fees.saveSettings, asked)

export const createProduct = (asked: InputOf<typeof fees.createProduct>) =>
  send(fees.createProduct, asked)

export const saveProduct = (asked: InputOf<typeof fees.saveProduct>) =>
  send(fees.saveProduct, asked)

export const chargeSheet = (asked: InputOf<typeof fees.chargeSheet>) =>
  send(fees.chargeSheet, asked)

export const charge = (asked: InputOf<typeof fees.charge>) => send(fees.charge, asked)

export const remind = (asked: InputOf<typeof fees.remind>) => send(fees.remind, asked)

export const loadTable = (organisationId: string) => send(fees.table, { organisationId })

export const showAccount = (asked: InputOf<typeof fees.account>) => send(fees.account, asked)

export const setConcession = (asked: InputOf<typeof fees.setConcession>) =>
  send(fees.setConcession, asked)

export const enterPayment = (asked: InputOf<typeof fees.enterPayment>) =>
  send(fees.enterPayment, asked)

export const takeBack = (asked: InputOf<typeof fees.takeBack>) => send(fees.takeBack, asked)

export const showOwnFees = () => send(fees.own)

export const payFees = (asked: InputOf<typeof fees.pay>) => send(fees.pay, asked)
