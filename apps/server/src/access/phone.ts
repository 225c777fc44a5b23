import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type NumberType,
  type PhoneNumber,
} from 'libphonenumber-js/max'

/** Kinds of numbers that charge whoever writes to them, or reach no person. */
const REFUSED: readonly NumberType[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL',
  'PAGER',
]

export type TypedPhone = {
  readonly number: string
  /** "92" or "+92". */
  readonly callingCode: string
  /** The country whose numbering plan applies to a number without a calling code. */
  readonly country: string
}

/**
 * The number in E.164. Undefined when it is invalid in its country, has an extension, or has another
 * calling code than was given.
 */
export function phoneOf({ number, callingCode, country }: TypedPhone): string | undefined {
  const parsed = parsePhoneNumberFromString(number, {
    ...planOf(country, callingCode),
    extract: false,
  })
  if (parsed?.countryCallingCode !== callingCode.replace('+', '')) return undefined
  return reachable(parsed)
}

/** The number in E.164 of a text that may begin with a calling code, else is of the country; undefined when invalid. */
export function phoneIn(text: string, country: string): string | undefined {
  const plan = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return reachable(parsePhoneNumberFromString(text, { ...plan, extract: false }))
}

function reachable(parsed: PhoneNumber | undefined): string | undefined {
  if (parsed === undefined || !parsed.isValid() || parsed.ext !== undefined) return undefined
  return REFUSED.includes(parsed.getType()) ? undefined : parsed.number
}

/** The country's plan where the calling code is its own, else the calling code's: people keep foreign numbers. */
function planOf(country: string, callingCode: string) {
  const code = callingCode.replace('+', '')
  if (isSupportedCountry(country) && callsWith(country, code)) return { defaultCountry: country }
  return { defaultCallingCode: code }
}

const callsWith = (country: CountryCode, code: string) => getCountryCallingCode(country) === code

/** The calling code of a number in E.164, "92". */
export const callingCodeOf = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.countryCallingCode ?? ''
