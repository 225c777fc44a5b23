type Clock = { readonly locale: string; readonly timeZone: string }

/** In plain English, dates are written day first, with 24 hours. */
const tongue = (locale: string) => (locale === 'en' ? 'en-GB' : locale)

const formats = new Map<string, Intl.DateTimeFormat>()

/** A page of matches asks for the same few a hundred times, and each takes a browser a while to make. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tongue(locale), options)
  formats.set(name, format)
  return format
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** "23 July", or "23 July 2025" where the year is not the given one. `day` is "2026-07-23". */
export function shortDay(day: string, locale: string, thisYear?: string): string {
  const year = day.slice(0, 4) === thisYear ? undefined : 'numeric'
  return formatOf(locale, {
    day: 'numeric',
    month: 'long',
    year,
    timeZone: 'UTC',
  }).format(noon(day))
}

/** "23 Jul 2026", where there is little room. */
export function briefDay(day: string, locale: string): string {
  return formatOf(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon(day))
}

/** "Thu 23 July 2026", or "Thu 23 July" when the year is the given one. */
export function longDay(day: string, locale: string, thisYear?: string): string {
  const parts = formatOf(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: day.slice(0, 4) === thisYear ? undefined : 'numeric',
    timeZone: 'UTC',
  }).format(noon(day))
  return parts.replaceAll(',', '')
}

/** "Thu 23 July" in the current year, "23 Jul 2025" in others. */
export function matchDay(day: string, locale: string): string {
  const thisYear = String(new Date().getUTCFullYear())
  return day.startsWith(thisYear) ? longDay(day, locale, thisYear) : briefDay(day, locale)
}

/** "12 July to 9 August 2026", "3 to 9 May 2026", or one day. */
export function dayRange(from: string, until: string, locale: string): string {
  if (from === until) return shortDay(from, locale)
  const end = shortDay(until, locale)
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))} to ${end}`
  return `${shortDay(from, locale, until.slice(0, 4))} to ${end}`
}

/** "19:30" at the given place. */
export function timeAt(instant: string, { locale, timeZone }: Clock): string {
  return formatOf(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant))
}

/** "Thu 23 July, 14:05" in the reader's own time zone. */
export function momentHere(instant: string, locale: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `${matchDay(dayAt(instant, timeZone), locale)}, ${timeAt(instant, { locale, timeZone })}`
}

/** The local date of an instant: "2026-07-23". */
export function dayAt(instant: string, timeZone: string): string {
  return formatOf('sv-SE', { timeZone }).format(new Date(instant))
}

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  const at = noon(day)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** "Thu", "23", "July" of a day, for a date bar. */
export function dayParts(day: string, locale: string) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatOf(locale, { ...options, timeZone: 'UTC' }).format(noon(day))
  return {
    weekday: part({ weekday: 'short' }),
    date: String(Number(day.slice(8))),
    month: part({ month: 'short' }),
  }
}
