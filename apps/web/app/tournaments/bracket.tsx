import type { LevelTeams } from '@pavilion/contract/tournaments/lot-calls.ts'
import type { Fixture, KnockOut } from '@pavilion/contract/tournaments/fixture-fields.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { championsOf, columnsOf, isFinal } from './bracket-columns.ts'
import styles from './bracket.module.css'
import { roundText, sideText } from './manage/side-text.ts'
import { Overtaken } from './overtaken.tsx'
import { whoAdvances } from './who-advances.ts'

type BracketProps = { readonly fixtures: readonly Fixture[] }

type ShownProps = {
  readonly bracket: readonly Fixture[]
  readonly details: { readonly knockOut: KnockOut | null } | null
  readonly lotsDue: readonly LevelTeams[]
}

/** The knock-out, a column for each round; what is played beside the final stands below it. */
export function Bracket({ bracket: fixtures, details, lotsDue }: ShownProps) {
  if (fixtures.length === 0) return null
  const isOpen = fixtures.some(({ match }) => match === null)
  const columns = columnsOf(fixtures)
  const champions = championsOf(fixtures)
  return (
    <section>
      <SectionHeading title={t.roadToTheFinal}>
        {isOpen && details?.knockOut && (
          <span className="pv-small pv-muted">{whoAdvances(details.knockOut)}</span>
        )}
      </SectionHeading>
      {champions !== null && (
        <p className={classes('pv-board', styles.champions)}>
          <TeamCrest team={champions} size={56} />
          <span>
            <span className={styles.when}>{t.champions}</span>
            <b>{champions.name}</b>
          </span>
        </p>
      )}
      {lotsDue.map(({ teams }) => (
        <p key={teams[0]?.id} className={styles.due}>
          {t.lotsDecide({ names: teams.map(({ name }) => name).join(', ') })}
        </p>
      ))}
      <div className={styles.bracket}>
        {columns.map((round) => (
          <ol key={round[0]?.id} className={styles.round}>
            {round.map((fixture) => (
              <li key={fixture.id}>
                <Tie fixture={fixture} fixtures={fixtures} />
              </li>
            ))}
          </ol>
        ))}
      </div>
    </section>
  )
}

type TieProps = BracketProps & { readonly fixture: Fixture }

function Tie({ fixture, fixtures }: TieProps) {
  const { match, stage, home, away } = fixture
  const look = isFinal(stage) ? classes('pv-board', styles.final) : undefined
  return (
    <article className={classes(styles.tie, look)}>
      <TieHead fixture={fixture} fixtures={fixtures} />
      <Side side={home} winnerId={match?.winnerId} fixtures={fixtures} />
      <Side side={away} winnerId={match?.winnerId} fixtures={fixtures} />
      {match !== null && match.result !== '' && <p className={styles.result}>{match.result}</p>}
      {fixture.due !== null && (
        <p className={styles.result}>
          <Overtaken fixture={fixture} fixtures={fixtures} />
        </p>
      )}
    </article>
  )
}

function TieHead({ fixture, fixtures }: TieProps) {
  const shell = useShell()
  const { match, startsAt } = fixture
  const name = roundText(fixture, fixtures)
  return (
    <header className={styles.head}>
      <h3 className={styles.name}>
        {match === null ? name : <Link to={`/match-central/matches/${match.id}`}>{name}</Link>}
      </h3>
      {startsAt !== null && shell !== undefined && (
        <span className={styles.when}>
          {shortDay(dayAt(startsAt, shell.site.timeZone), shell.site.locale)}
        </span>
      )}
    </header>
  )
}

type SideProps = BracketProps & {
  readonly side: Fixture['home']
  readonly winnerId: string | null | undefined
}

function Side({ side, winnerId, fixtures }: SideProps) {
  const { team } = side
  const said = <span>{sideText(side, fixtures)}</span>
  if (team === null) {
    return (
      <p className={classes(styles.side, styles.open)}>
        <span className={styles.nobody} aria-hidden="true" />
        {said}
      </p>
    )
  }
  return (
    <p className={classes(styles.side, team.id === winnerId && styles.winner)}>
      <TeamCrest team={team} size={26} />
      {said}
    </p>
  )
}
