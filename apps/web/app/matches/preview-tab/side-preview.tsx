import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { drawingName } from '@pavilion/kit/drawing-name.ts'
import { Link } from 'react-router'
import { matchAddress, playerAddress, teamAddress } from '#shared/addresses.ts'
import { matchDay } from '#shared/dates.ts'
import * as t from '#texts/matches.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import styles from './preview.module.css'
import type { FormLine, Leading, PreviewSide } from './preview-data.ts'

const outcomes = { W: 'won', L: 'lost', N: 'none' } as const
const words = { W: t.wonWord, L: t.lostWord, N: t.noResultWord }

type SidePreviewProps = { readonly side: PreviewSide; readonly locale: string }

/** A side's latest results and its leading players. */
export function SidePreview({ side: { team, form, batter, bowler }, locale }: SidePreviewProps) {
  return (
    <div className={styles.side}>
      <h3 className={styles.name}>
        <TeamCrest team={team} size={36} />
        <Link to={teamAddress(team)}>{team.name}</Link>
        {form.length > 0 && <Guide form={form} />}
      </h3>
      {form.length === 0 ? (
        <p className="pv-muted">{t.noMatchesYet}</p>
      ) : (
        <ul className={styles.form}>
          {form.map((line) => (
            <FormRow key={line.match.id} line={line} locale={locale} />
          ))}
        </ul>
      )}
      <div className={styles.leading}>
        {batter && <Leader leading={batter} team={team.name} unit={t.runsUnit} />}
        {bowler && <Leader leading={bowler} team={team.name} unit={t.wicketsUnit} />}
      </div>
    </div>
  )
}

function Guide({ form }: { readonly form: readonly FormLine[] }) {
  const oldestFirst = form.toReversed()
  return (
    <span
      className={styles.guide}
      {...drawingName(
        t.oldestFirst({ form: oldestFirst.map(({ letter }) => words[letter]).join(', ') }),
      )}
    >
      {oldestFirst.map(({ letter, match }) => (
        <span key={match.id} className={styles[outcomes[letter]]}>
          {letter}
        </span>
      ))}
    </span>
  )
}

type FormRowProps = { readonly line: FormLine; readonly locale: string }

function FormRow({ line: { match, opponent, letter }, locale }: FormRowProps) {
  return (
    <li>
      <Link to={matchAddress(match)}>
        <b className={styles[outcomes[letter]]} aria-hidden="true">
          {letter}
        </b>
        <span>
          {t.against({ team: opponent.name })}
          <small>{match.sentence || words[letter]}</small>
        </span>
        <time dateTime={match.startsOn}>{matchDay(match.startsOn, locale)}</time>
      </Link>
    </li>
  )
}

type LeaderProps = {
  readonly leading: Leading
  readonly team: string
  readonly unit: (figure: { readonly count: number }) => string
}

function Leader({ leading: { player, figure }, team, unit }: LeaderProps) {
  return (
    <Link className={styles.leader} to={playerAddress(player)}>
      <Avatar name={player.name} club={team} size={40} />
      <span>
        <b>{player.name}</b>
        <small>{unit({ count: figure })}</small>
      </span>
    </Link>
  )
}
