import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** A number as it is typed, and whose numbering plan reads it. */
export type TypedPhone = { readonly number: string; readonly country: string }

export type Phone = {
  /** E.164, "+923001234567". */
  readonly number: string
  /** "92" */
  readonly callingCode: string
}

/** Undefined for what is no number of the country, nor one with a calling code of its own. */
export function phoneOf({ number, country }: TypedPhone): Phone | undefined {
  if (!isSupportedCountry(country)) return undefined
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })
  if (parsed === undefined || !parsed.isValid() || parsed.ext !== undefined) return undefined
  return { number: parsed.number, callingCode: parsed.countryCallingCode }
}

export type CallingCode = { readonly country: string; readonly name: string; readonly code: string }

/** Every country that has numbers, by name. */
export function callingCodes(locale: string): readonly CallingCode[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      code: getCountryCallingCode(country),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

/** "+92 300 ••• ••47": enough to know it again. */
export function maskedPhone({ number, callingCode }: Phone): string {
  const rest = number.slice(callingCode.length + 1)
  return `+${callingCode} ${rest.slice(0, 3)} ••• ••${rest.slice(-2)}`
}
