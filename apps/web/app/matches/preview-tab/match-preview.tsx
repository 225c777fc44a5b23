import { Panel } from '@pavilion/kit/panel.tsx'
import { Link } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { matchDay } from '#shared/dates.ts'
import * as t from '#texts/matches.ts'
import { MatchFacts } from '../line-ups/match-facts.tsx'
import { useMatch } from '../use-match.ts'
import { IfPlayResumes } from '../rain/if-play-resumes.tsx'
import { GroundPanel } from './ground-panel.tsx'
import styles from './preview.module.css'
import type { Preview } from './preview-data.ts'
import { SidePreview } from './side-preview.tsx'

type MatchPreviewProps = {
  /** Null when the match began before the page was left. */
  readonly preview: Preview | null
}

/** Before the first ball: form, earlier meetings, players to watch, and how the ground plays. */
export function MatchPreview({ preview }: MatchPreviewProps) {
  const { card, info, view, locale } = useMatch()
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {preview && (
          <section>
            <h2 className={`pv-panel-heading ${styles.heading}`}>{t.recentForm}</h2>
            <div className={styles.sides}>
              {preview.sides.map((side) => (
                <SidePreview key={side.team.id} side={side} locale={locale} />
              ))}
            </div>
          </section>
        )}
        {preview && <Meetings meetings={preview.meetings} names={preview.sides} locale={locale} />}
      </div>
      <aside className={styles.aside} aria-label={t.matchDetails}>
        {card.ground && <GroundPanel ground={card.ground} record={preview?.ground ?? null} />}
        <Panel title={t.matchDetails} level={2}>
          <MatchFacts card={card} info={info} toss={view.toss} locale={locale} />
        </Panel>
        {view.board.stoppage !== null && <IfPlayResumes />}
        <p className="pv-muted pv-small">{t.liveScoreAndCommentaryStart}</p>
      </aside>
    </div>
  )
}

type MeetingsProps = {
  readonly meetings: Preview['meetings']
  readonly names: Preview['sides']
  readonly locale: string
}

function Meetings({ meetings, names: [one, other], locale }: MeetingsProps) {
  const { won, others, latest } = meetings
  return (
    <section>
      <h2 className={`pv-panel-heading ${styles.heading}`}>{t.headToHead}</h2>
      {latest.length === 0 ? (
        <p className="pv-muted">{t.firstMeeting}</p>
      ) : (
        <>
          <dl className={styles.meetings}>
            <div>
              <dt>{one.team.name}</dt>
              <dd>{won[0]}</dd>
            </div>
            {others > 0 && (
              <div>
                <dt>{t.tiedOrNoResult}</dt>
                <dd>{others}</dd>
              </div>
            )}
            <div>
              <dt>{other.team.name}</dt>
              <dd>{won[1]}</dd>
            </div>
          </dl>
          <ul className={styles.form}>
            {latest.map((card) => (
              <li key={card.id}>
                <Link to={matchAddress(card)} className={styles.meeting}>
                  <span>
                    {card.sentence}
                    <small>{card.tournament?.name ?? card.formatName}</small>
                  </span>
                  <time dateTime={card.startsOn}>{matchDay(card.startsOn, locale)}</time>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
