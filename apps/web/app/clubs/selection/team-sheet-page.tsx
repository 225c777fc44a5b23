import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useCallback } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/team-sheet-page.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/clubs.ts'
import { EntryText } from '../calendar/entry-text.tsx'
import { type Sheet, showTeamSheet } from './selection-calls.ts'
import styles from './selection.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.teamSheet,
    description: t.whoPlaysOnDay,
    path: '/team-sheets',
  })

/** A published team sheet, for the club, and for anybody if the club wishes. */
export default function TeamSheetPage({ params: { entryId } }: Route.ComponentProps) {
  const { answer, again } = useAnswer(useCallback(() => showTeamSheet(entryId), [entryId]))
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(sheet) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.headText}>
            <Link className="pv-link pv-small" to={organisationAddress(sheet.entry.organisation)}>
              {sheet.entry.organisation.name}
            </Link>
            <h1 className="pv-title">{t.teamSheet}</h1>
            {!sheet.isPublic && <Tag>{t.forMembersOnly}</Tag>}
          </header>
          <div className={`${shared.page} ${shared.narrow}`}>
            <EntryText entry={sheet.entry} />
            <MatchLinks sheet={sheet} />
            <Players title={t.theEleven} players={sheet.players.filter((one) => !one.isReserve)} />
            <Players title={t.reserves} players={sheet.players.filter((one) => one.isReserve)} />
          </div>
        </div>
      )}
    </ConsoleFrame>
  )
}

/** The ways to the match of a sheet, and to starting it, for those who may. */
function MatchLinks({ sheet: { entry, match, mayScore } }: { readonly sheet: Sheet }) {
  if (match === null && !mayScore) return null
  return (
    <div className={shared.actions}>
      {match === null && (
        <Link className={buttonClasses({})} to={`/manage/matches/new?sheet=${entry.id}`}>
          {t.startTheMatch}
        </Link>
      )}
      {match !== null && mayScore && !match.isOver && (
        // The pad is a page of its own, which works without a network.
        <a className={buttonClasses({})} href={`/score/${match.id}`}>
          {t.scoreTheMatch}
        </a>
      )}
      {match !== null && (
        <Link
          className={buttonClasses({ variant: 'outline' })}
          to={`/match-central/matches/${match.id}`}
        >
          {t.matchPage}
        </Link>
      )}
    </div>
  )
}

type PlayersProps = { readonly title: string; readonly players: Sheet['players'] }

function Players({ title, players }: PlayersProps) {
  if (players.length === 0) return null
  return (
    <Panel level={2} title={title}>
      <ol className={styles.sheet}>
        {players.map(({ name, shirt, isCaptain, isKeeper }) => (
          <li key={name}>
            <span className={styles.number}>{shirt}</span>
            <b>{name}</b>
            {isCaptain && <Tag tone="willow">{t.captainShort}</Tag>}
            {isKeeper && <Tag>{t.keeperShort}</Tag>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
