import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { PersonRef } from '@pavilion/contract/records.ts'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { groundAddress, officialAddress, playerAddress } from '#shared/addresses.ts'
import { dayRange, longDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/matches.ts'
import { howScoredText } from './how-scored-text.ts'
import { placeText } from '../place.ts'
import styles from './line-ups.module.css'
import { officialsByRole } from './officials-by-role.ts'

type MatchFactsProps = {
  readonly card: MatchCard
  readonly info: MatchInfo
  /** "Margalla Markhors won the toss and chose to bat"; empty before the toss. */
  readonly toss: string
  readonly locale: string
}

/** Toss, officials, date and ground of a match. */
export function MatchFacts({ card, info, toss, locale }: MatchFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact name={t.toss}>{toss === '' ? null : toss}</Fact>
      <Fact name={t.playerOfTheMatch}>
        {info.playerOfMatch.length > 0 && (
          <People people={info.playerOfMatch} address={playerAddress} />
        )}
      </Fact>
      {officialsByRole(info.officials).map(([name, people]) => (
        <Fact key={name} name={name}>
          <People people={people} address={officialAddress} />
        </Fact>
      ))}
      <Fact name={card.status === 'upcoming' ? t.day : t.played}>
        {card.startsOn === card.endsOn
          ? longDay(card.startsOn, locale)
          : dayRange(card.startsOn, card.endsOn, locale)}
      </Fact>
      <Fact name={t.startsAt}>
        {card.startsAt && card.ground && startText(card.startsAt, { ground: card.ground, locale })}
      </Fact>
      <Fact name={t.ground}>
        {card.ground && <Link to={groundAddress(card.ground)}>{placeText(card.ground)}</Link>}
      </Fact>
      <Fact name={t.format}>{card.formatName}</Fact>
      <Fact name={t.scored}>{howScoredText(info.scored)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === false) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type PeopleProps = {
  readonly people: readonly PersonRef[]
  readonly address: (person: PersonRef) => string
}

function People({ people, address }: PeopleProps) {
  return people.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 && ', '}
      <Link to={address(person)}>{person.name}</Link>
    </Fragment>
  ))
}

type Place = { readonly ground: NonNullable<MatchCard['ground']>; readonly locale: string }

function startText(startsAt: string, { ground, locale }: Place): string {
  return `${timeAt(startsAt, { locale, timeZone: ground.timeZone })} (${ground.timeZone.replaceAll('_', ' ')})`
}
