import { shortDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import type { ScheduleRule } from './fixture-calls.ts'

export type Words = {
  readonly locale: string
  readonly nameOf: (teamId: string) => string
}

/** A rule in a sentence; a wish says that it is one. */
export function scheduleRuleText(rule: ScheduleRule, words: Words): string {
  const says = ruleText(rule, words)
  return rule.must ? says : t.saysIfPossible({ rule: says })
}

function ruleText(rule: ScheduleRule, words: Words): string {
  if ('teamId' in rule || 'teamIds' in rule) return teamText(rule, words)
  const { locale } = words
  switch (rule.kind) {
    case 'no-start':
      return t.saysNoStart({ time: rule.time, weekday: weekdayName(rule.weekday, locale) })
    case 'most-a-day':
      return t.saysMostADay({ ground: rule.ground, count: rule.matches })
    case 'home-run':
      return t.saysHomeRun({ count: rule.matches })
    case 'start-from':
      return t.saysStartFrom({ day: shortDay(rule.day, locale) })
    case 'finish-by':
      return t.saysFinishBy({ day: shortDay(rule.day, locale) })
  }
}

type TeamRule = Extract<ScheduleRule, { teamId: unknown } | { teamIds: unknown }>

function teamText(rule: TeamRule, { locale, nameOf }: Words): string {
  const list = (all: readonly string[]) => new Intl.ListFormat(locale).format(all)
  const dayOf = (day: string) => shortDay(day, locale)
  switch (rule.kind) {
    case 'home-ground':
      return t.saysHomeGround({ name: nameOf(rule.teamId), ground: rule.ground })
    case 'never-both-at-home':
      return t.saysNeverBothHome({ names: list(rule.teamIds.map(nameOf)) })
    case 'meet-on':
      return t.saysMeetOn({
        names: list(rule.teamIds.map(nameOf)),
        days: rule.days.map(dayOf).join(', '),
      })
    case 'do-not-meet-on':
      return t.saysDoNotMeetOn({
        names: list(rule.teamIds.map(nameOf)),
        days: list(rule.days.map(dayOf)),
      })
    case 'no-matches': {
      const span = { from: dayOf(rule.from), until: dayOf(rule.until) }
      return rule.teamId === null
        ? t.saysNobodyPlays(span)
        : t.saysNoMatches({ name: nameOf(rule.teamId), ...span })
    }
  }
}

/** A Sunday. */
const SOME_SUNDAY = Date.UTC(2026, 10, 22)
const DAY = 86_400_000

/** "Friday", for a weekday counted from Sunday as 0. */
export const weekdayName = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    SOME_SUNDAY + weekday * DAY,
  )
