import type { FeatMatch, Feats } from '@pavilion/contract/people/feats.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { matchAddress } from '#shared/addresses.ts'
import { briefDay } from '#shared/dates.ts'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/people.ts'
import styles from './feats-board.module.css'

type Feat = { readonly match: FeatMatch; readonly text: string; readonly note?: string }

/** A player's best innings and spells, and the round numbers of the career; nothing without any. */
export function FeatsBoard({ feats: { innings, spells, milestones } }: { readonly feats: Feats }) {
  const lists: { readonly title: string; readonly feats: Feat[] }[] = [
    {
      title: t.bestInnings,
      feats: innings.map(({ match, runs, balls, isOut }) => ({
        match,
        text: `${runs}${isOut ? '' : '*'}`,
        note: balls === 0 ? undefined : t.offBalls({ balls }),
      })),
    },
    {
      title: t.bestSpells,
      feats: spells.map(({ match, wickets, runs }) => ({ match, text: `${wickets}–${runs}` })),
    },
    {
      title: t.milestones,
      feats: milestones.map(({ match, kind, count }) => ({
        match,
        text: milestone[kind](count),
      })),
    },
  ]
  const shown = lists.filter(({ feats }) => feats.length > 0)
  if (shown.length === 0) return null
  return (
    <section>
      <SectionHeading title={t.bests} />
      <div className={styles.lists}>
        {shown.map(({ title, feats }) => (
          <section key={title}>
            <h3 className="pv-panel-heading">{title}</h3>
            <ol className={styles.feats}>
              {feats.map((feat) => (
                <FeatRow key={`${feat.match.id} ${feat.text}`} {...feat} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}

const milestone = {
  runs: (count: number) => t.runsMade({ count, figure: figure(count) }),
  wickets: (count: number) => t.wicketsTaken({ count, figure: figure(count) }),
  matches: (count: number) => (count === 1 ? t.debut : t.matchesPlayed({ figure: figure(count) })),
}

function FeatRow({ match, text, note }: Feat) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <li>
      <Link to={matchAddress(match)}>
        <b>{text}</b>
        <span>
          <span className={styles.opponent}>{t.v({ team: match.opponent.name })}</span>
          <span className="pv-caption">
            {[note, match.formatName, briefDay(match.day, locale)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  )
}
