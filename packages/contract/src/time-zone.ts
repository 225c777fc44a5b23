import { z } from 'zod'

const isKnown = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An IANA time zone, "Asia/Karachi". */
export const TimeZone = z
  .string()
  .max(64)
  .refine(
    (zone) => zone.includes('/') || zone === 'UTC',
    'Enter a time zone, such as Asia/Karachi.',
  )
  .refine(isKnown, 'There is no time zone with that name.')
