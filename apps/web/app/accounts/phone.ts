import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** A number as typed, and the country whose numbering plan applies. */
export type TypedPhone = { readonly number: string; readonly country: string }

export type Phone = {
  /** E.164, "+923001234567". */
  readonly number: string
  /** "92" */
  readonly callingCode: string
}

/** Undefined when it is not a number of the country. */
export function phoneOf({ number, country }: TypedPhone): Phone | undefined {
  if (!isSupportedCountry(country)) return undefined
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false })
  if (parsed === undefined || !parsed.isValid() || parsed.ext !== undefined) return undefined
  return { number: parsed.number, callingCode: parsed.countryCallingCode }
}

export type CallingCode = { readonly country: string; readonly name: string; readonly code: string }

/** Every country with a calling code, by name. */
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

/** "+92 300 ••• ••47": enough for its owner to recognise. */
export function maskedPhone({ number, callingCode }: Phone): string {
  const rest = number.slice(callingCode.length + 1)
  return `+${callingCode} ${rest.slice(0, 3)} ••• ••${rest.slice(-2)}`
}
