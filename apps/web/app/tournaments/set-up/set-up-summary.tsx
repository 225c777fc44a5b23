import { type AwardFormula, countsOf, disciplines } from '@pavilion/cricket/awards/formula.ts'
import { summaryOf } from '@pavilion/cricket/formats/summary.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, dayRange, longDay, timeAt } from '#shared/dates.ts'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/tournaments.ts'
import { amountOf } from '../manage/entry-fee-text.ts'
import { ballNames, whoNames } from '../manage/basics-form.tsx'
import { entryMeanings, entryModeOf } from '../manage/entry-modes.ts'
import { inFull } from '../manage/format-form.tsx'
import { rulesInWords } from '../manage/rule-text.ts'
import { anySquad } from '../manage/squad-rules-form.tsx'
import { stagesInWords } from '../manage/stages.ts'
import type { Fields, Managed } from '../manage/tournament-calls.ts'
import { awardNames, countNames } from '../award-texts.ts'
import type { ManagedSponsor } from '../brand/brand-calls.ts'
import { placeNames } from '../brand/sponsor-places.ts'
import styles from './set-up-summary.module.css'

type SummaryProps = {
  readonly managed: Managed
  readonly fields: Fields
  readonly sponsors: readonly ManagedSponsor[]
}

/** The tournament in words, as it is typed. */
export function SetUpSummary({ managed, fields, sponsors }: SummaryProps) {
  const { locale = 'en' } = useShell()?.site ?? {}
  const teams = managed.entries.filter(({ status }) => status === 'accepted')
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t.details, detailsOf(fields, locale)],
    [t.format, [summaryOf(inFull(fields.conditions, managed.playing))]],
    [t.stages, stagesInWords(fields)],
    [t.points, rulesInWords(fields.points)],
    [t.resultsAndDeadlines, [resultsOf(fields)]],
    [t.entry, entryOf(managed, { locale, timeZone: managed.timeZone })],
    [t.squads, squadsOf(fields, { locale, timeZone: managed.timeZone })],
    [t.awards, awardsOf(fields.awards ?? managed.fields.awards)],
    [t.sponsorsLabel, sponsorsOf(sponsors)],
    [
      t.teams,
      [
        teams.length === 0 ? t.noTeamsYet : t.teamsIn({ count: teams.length }),
        teams.map(({ team }) => team.name).join(', '),
      ],
    ],
  ]
  return (
    <aside aria-label={t.soFar}>
      <Panel level={2} title={t.soFar}>
        <dl className={styles.summary}>
          {rows.map(([label, sentences]) => (
            <div key={label}>
              <dt>{label}</dt>
              {sentences
                .filter((sentence) => sentence !== '')
                .map((sentence) => (
                  <dd key={sentence}>{sentence}</dd>
                ))}
            </div>
          ))}
        </dl>
      </Panel>
    </aside>
  )
}

function detailsOf(fields: Fields, locale: string): string[] {
  const { startsOn, endsOn, city, grounds, gender, ageGroup, ballType, organiser } = fields
  const isDated = startsOn !== '' && endsOn !== ''
  return [
    isDated ? dayRange(startsOn, endsOn, locale) : '',
    [city, ...grounds].filter((place) => place.trim() !== '').join(', '),
    [whoNames[gender], ageGroup, ballNames[ballType]].filter((part) => part !== '').join(' · '),
    organiser === '' ? '' : t.runBy({ name: organiser }),
  ]
}

/** A sentence for each award that something brings points for. */
function awardsOf(formula: AwardFormula): string[] {
  const sentences = disciplines.flatMap((award) => {
    const counts = countsOf[award].filter((count) => formula[count] > 0)
    if (counts.length === 0) return []
    const points = counts.map((count) =>
      t.sayAwardCount({ what: countNames[count], points: figure(formula[count]) }),
    )
    return [t.sayAward({ award: awardNames[award], points: points.join(', ') })]
  })
  return sentences.length === 0 ? [t.noAwards] : [...sentences, t.sayPlayerOfTheTournament]
}

function sponsorsOf(sponsors: readonly ManagedSponsor[]): string[] {
  const named = sponsors.filter(({ name }) => name.trim() !== '')
  if (named.length === 0) return [t.noSponsors]
  return named.map(({ name, place }) => t.saySponsor({ name, where: placeNames[place] }))
}

/** How teams enter, until when, and what it costs them. */
function entryOf({ entry, fee }: Managed, clock: Clock): string[] {
  const { deadline } = entry
  const refundUntil = fee?.refundUntil ?? null
  return [
    entryMeanings[entryModeOf(entry)],
    deadline === null ? '' : t.sayEntryUntil(momentOf(deadline, clock)),
    fee === null ? t.sayFreeEntry : t.entryFeeOf({ amount: amountOf(fee) }),
    refundUntil === null ? '' : t.sayFeeRefundedUntil(momentOf(refundUntil, clock)),
  ]
}

const momentOf = (instant: string, clock: Clock) => ({
  day: longDay(dayAt(instant, clock.timeZone), clock.locale),
  time: timeAt(instant, clock),
})

const USUAL_HOURS = 48

const resultsOf = ({ reportHours = USUAL_HOURS, answerHours = USUAL_HOURS }: Fields): string =>
  t.resultsInHours({ report: reportHours, answer: answerHours })

type Clock = { readonly locale: string; readonly timeZone: string }

function squadsOf({ squads = anySquad }: Fields, clock: Clock): string[] {
  const { most, deadline, age, mostGuests, mostOverseas, registeredBy, knockOutMatches } = squads
  const rules = [
    most === null ? '' : t.sayMostPlayers({ count: most }),
    deadline === null ? '' : t.saySquadsUntil(momentOf(deadline, clock)),
    mostGuests === null ? '' : t.sayMostGuests({ count: mostGuests }),
    mostOverseas === null ? '' : t.sayMostOverseas({ count: mostOverseas }),
    age === null ? '' : ageOf(age, clock.locale),
    registeredBy === null ? '' : t.sayRegisteredBy({ day: longDay(registeredBy, clock.locale) }),
    knockOutMatches === 0 ? '' : t.sayKnockOutMatches({ count: knockOutMatches }),
  ].filter((rule) => rule !== '')
  return rules.length === 0 ? [t.noSquadRules] : rules
}

function ageOf({ under, least, on }: NonNullable<typeof anySquad.age>, locale: string): string {
  const day = longDay(on, locale)
  if (least === null) return under === null ? '' : t.sayAgeUnder({ under, day })
  return under === null ? t.sayAgeAtLeast({ least, day }) : t.sayAgeBetween({ least, under, day })
}
