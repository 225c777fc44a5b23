import * as t from '#texts/accounts.ts'
import { phoneOf } from './phone.ts'
import type { TypedPhone } from './phone.ts'

/** The country and the number in one value, "PK 300 1234567". */
export const typedPhone = (value: string): TypedPhone => ({
  country: value.slice(0, 2),
  number: value.slice(3),
})

export const phoneValue = ({ country, number }: TypedPhone): string => `${country} ${number}`

export const phoneProblem = (value: string) =>
  phoneOf(typedPhone(value)) === undefined ? t.invalidPhoneNumber : undefined
