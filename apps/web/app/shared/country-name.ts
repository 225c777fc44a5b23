/** "Pakistan" for "PK"; what is no code stays as it is. */
export const countryName = (country: string, locale: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country)
    : country
