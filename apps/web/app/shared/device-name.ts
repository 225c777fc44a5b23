import * as t from '#texts/accounts.ts'
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** "Firefox on Windows", from the browser's own statement. */
export function deviceName(userAgent: string): string {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1]
  const browser = named(browsers)
  const system = named(systems)
  if (browser === undefined) return t.unknownDevice
  return system === undefined ? browser : t.browserOnSystem({ browser, system })
}
