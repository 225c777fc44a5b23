import type { TagTone } from '@pavilion/kit/tag.tsx'
import { dayAt, longDay } from '#shared/dates.ts'
import * as t from '#texts/discipline.ts'
import type { Match, Report } from './discipline-calls.ts'

export const stateText = {
  reported: t.reported,
  charged: t.charged,
  decided: t.decidedState,
  dismissed: t.dismissed,
  'set-aside': t.setAside,
} as const satisfies Readonly<Record<Report['state'], string>>

export const stateTone: Readonly<Record<Report['state'], TagTone>> = {
  reported: 'info',
  charged: 'warning',
  decided: 'neutral',
  dismissed: 'neutral',
  'set-aside': 'neutral',
}

/** "Suspended for 2 matches"; empty until it is decided. */
export function sanctionText({ sanction }: Pick<Report, 'sanction'>, locale: string): string {
  if (sanction === null) return ''
  switch (sanction.kind) {
    case 'reprimand':
      return t.isReprimanded
    case 'fine':
      return t.isFined(sanction)
    case 'matches':
      return t.isSuspendedFor({ count: sanction.matches })
    case 'until':
      return t.isSuspendedUntil({ day: longDay(sanction.until, locale) })
  }
}

type Clock = { readonly locale: string; readonly timeZone: string }

/** "Ashford v Brook, Sat 7 June". */
export const matchText = (match: Match, { locale, timeZone }: Clock): string =>
  match.startsAt === null
    ? t.versus(match)
    : t.versusOn({ ...match, day: longDay(dayAt(match.startsAt, timeZone), locale) })
