import type { Honour, HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { playerAddress } from '#shared/addresses.ts'
import * as t from '#texts/central.ts'
import { honourKinds, honourTitles } from './honour-titles.ts'
import styles from './honours-board.module.css'

const FIRST = 8

/** What a club has won, and its centuries and five-wicket hauls; nothing without any. */
export function HonoursBoard({ honours }: { readonly honours: readonly Honour[] }) {
  if (honours.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.honoursBoard} />
      <div className={styles.board}>
        {honourKinds.map((kind) => (
          <Kind key={kind} kind={kind} honours={honours.filter((one) => one.kind === kind)} />
        ))}
      </div>
    </section>
  )
}

type KindProps = { readonly kind: HonourKind; readonly honours: readonly Honour[] }

function Kind({ kind, honours }: KindProps) {
  if (honours.length === 0) return null
  const more = honours.slice(FIRST)
  return (
    <Panel title={honourTitles[kind]} note={honours.length}>
      <Lines honours={honours.slice(0, FIRST)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t.moreHonours({ count: more.length })}</summary>
          <Lines honours={more} />
        </details>
      )}
    </Panel>
  )
}

const Lines = ({ honours }: { readonly honours: readonly Honour[] }) => (
  <ul className={styles.lines}>
    {honours.map((honour, at) => (
      // The same figures against the same side may stand twice.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={`${honour.id ?? honour.matchId} ${at}`}>
        <HonourLine honour={honour} />
      </li>
    ))}
  </ul>
)

/** The season, what was achieved, by whom, and where. */
export function HonourLine({ honour }: { readonly honour: Honour }) {
  const { kind, season, occasion, achievement, who, player, matchId } = honour
  const against = kind === 'title' ? occasion : t.againstSide({ name: occasion })
  const name = kind === 'title' && who !== '' ? t.captainWas({ name: who }) : who
  return (
    <>
      <span className={styles.season}>{season}</span>
      <span className={styles.text}>
        <b>{achievement}</b>{' '}
        {player === null ? (
          name
        ) : (
          <Link className="pv-link" to={playerAddress(player)}>
            {name}
          </Link>
        )}{' '}
        <span className="pv-small pv-muted">
          {matchId === null ? (
            against
          ) : (
            <Link className="pv-link" to={`/match-central/matches/${matchId}`}>
              {against}
            </Link>
          )}
        </span>
      </span>
    </>
  )
}
