import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay, timeAt } from '#shared/dates.ts'

/** An instant by the clock of the site. */
export function When({ at }: { readonly at: string }) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  return (
    <time dateTime={at}>
      {shortDay(dayAt(at, timeZone), locale)}, {timeAt(at, { locale, timeZone })}
    </time>
  )
}
