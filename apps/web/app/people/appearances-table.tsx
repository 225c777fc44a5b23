import type { Appearance } from '@pavilion/contract/people/player-calls.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { matchAddress } from '#shared/addresses.ts'
import { briefDay } from '#shared/dates.ts'
import { MatchDay } from '#shared/match-state.tsx'
import styles from '#central/detail.module.css'
import * as t from '#texts/people.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { battingText, bowlingText, sourceText } from './appearance-text.ts'
import { opponentIn } from './form-of.ts'

/** A player's latest matches, with their figures in each. */
export function AppearancesTable({ appearances }: { readonly appearances: readonly Appearance[] }) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <section>
      <SectionHeading title={t.recentMatches} />
      <Table caption={t.recentMatches} hover>
        <thead>
          <tr>
            <th scope="col">{t.against}</th>
            <th scope="col">{t.batting}</th>
            <th scope="col">{t.bowling}</th>
            <th scope="col" className={styles.wide}>
              {t.format}
            </th>
            <th scope="col" data-number>
              {t.day}
            </th>
          </tr>
        </thead>
        <tbody>
          {appearances.map((appearance) => (
            <Row key={appearance.match.id} appearance={appearance} locale={locale} />
          ))}
        </tbody>
      </Table>
    </section>
  )
}

type RowProps = { readonly appearance: Appearance; readonly locale: string }

function Row({ appearance, locale }: RowProps) {
  const { match, batting, bowling } = appearance
  const opponent = opponentIn(appearance)
  const source = sourceText(appearance)
  return (
    <tr>
      <th scope="row">
        <Link className={styles.name} to={matchAddress(match)}>
          <TeamCrest team={opponent} size={26} />
          {opponent.name}
        </Link>
        {source !== '' && <small className="pv-muted">{source}</small>}
      </th>
      <td className={styles.oneLine}>{batting.map(battingText).join(' & ') || '–'}</td>
      <td className={styles.oneLine}>{bowling.map(bowlingText).join(' & ') || '–'}</td>
      <td className={styles.wide}>{match.formatName}</td>
      <td data-number className={styles.oneLine}>
        <span className={styles.wideText}>
          <MatchDay card={match} />
        </span>
        <time className={styles.narrowText} dateTime={match.startsOn}>
          {briefDay(match.startsOn, locale)}
        </time>
      </td>
    </tr>
  )
}
