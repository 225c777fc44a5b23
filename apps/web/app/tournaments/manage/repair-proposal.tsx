import { Button } from '@pavilion/kit/button.tsx'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { applyRepair, cancelSearch } from './fixture-calls.ts'
import type { ProgrammeProps, Run } from './fixture-calls.ts'
import { placeText } from './place-text.ts'
import { useChange } from '#shared/use-change.ts'

type Proposal = NonNullable<Run['proposal']>

type RepairProposalProps = ProgrammeProps & { readonly run: Run }

/** What would move, from where to where, and who is told of it. */
export function RepairProposal({ run, managed, programme, again }: RepairProposalProps) {
  const { busy, change } = useChange(again)
  const { id: runId, proposal } = run
  const tournamentId = managed.tournament.id
  if (proposal === null) return null
  const { moves, removed, stays = [], isFewest } = proposal
  const isNothing = moves.length + removed.length === 0
  const told = toldOf(proposal, programme.fixtures)
  return (
    <div className={shared.form}>
      {isNothing && stays.length === 0 ? (
        <p>{t.nothingHasToMove}</p>
      ) : (
        <Difference proposal={proposal} managed={managed} />
      )}
      {moves.length > 0 && (
        <p className="pv-small pv-muted">{isFewest ? t.fewestProved : t.fewestNotProved}</p>
      )}
      {told.length > 0 && <p className="pv-small">{t.tellsThese({ names: told.join(', ') })}</p>}
      <span className={shared.actions}>
        {!isNothing && (
          <Button
            busy={busy === 'apply'}
            onClick={() => void change('apply', () => applyRepair({ tournamentId, runId }))}
          >
            {t.applyTheMoves}
          </Button>
        )}
        <Button
          variant="outline"
          busy={busy === 'discard'}
          onClick={() => void change('discard', () => cancelSearch(tournamentId))}
        >
          {isNothing ? t.askAgain : t.discardTheMoves}
        </Button>
      </span>
    </div>
  )
}

/** The teams of fixtures that are public: nobody knows of the others. */
function toldOf({ moves, removed }: Proposal, fixtures: ProgrammeProps['programme']['fixtures']) {
  const isPublic = (id: string) =>
    fixtures.some((fixture) => fixture.id === id && fixture.match !== null)
  const shown = [...moves, ...removed].filter(({ fixtureId }) => isPublic(fixtureId))
  return [...new Set(shown.flatMap(({ home, away }) => [home, away]))].toSorted((one, other) =>
    one.localeCompare(other),
  )
}

type DifferenceProps = {
  readonly proposal: Proposal
  readonly managed: ProgrammeProps['managed']
}

function Difference({ proposal: { moves, removed, stays = [] }, managed }: DifferenceProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { timeZone } = managed
  const zone = { timeZone, locale }
  return (
    <ul className={styles.list}>
      {moves.map(({ from, to, why = [], ...sides }) => (
        <li key={sides.fixtureId}>
          <span className={styles.text}>
            <b>{t.versus(sides)}</b>
            <Meeting {...sides} />
            <del className="pv-small pv-muted">{placeText(from, zone)}</del>
            <ins className={`pv-small ${styles.moved}`}>{placeText(to, zone)}</ins>
            {why.map((reason) => (
              <span key={reason} className="pv-small pv-muted">
                {reason}
              </span>
            ))}
          </span>
        </li>
      ))}
      {stays.map(({ from, ...sides }) => (
        <li key={sides.fixtureId}>
          <span className={styles.text}>
            <b>{t.versus(sides)}</b>
            <Meeting {...sides} />
            <span className="pv-small">{placeText(from, zone)}</span>
            <span className={`pv-small ${shared.problem}`}>{t.staysTogether}</span>
          </span>
        </li>
      ))}
      {removed.map(({ from, ...sides }) => (
        <li key={sides.fixtureId}>
          <span className={styles.text}>
            <del>{t.versus(sides)}</del>
            <Meeting {...sides} />
            {from !== undefined && <del className="pv-small pv-muted">{placeText(from, zone)}</del>}
            <span className="pv-small pv-muted">{t.notPlayedAnyMore}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Which one it is of several matches of the same two sides. */
const Meeting = ({ meeting }: Pick<Proposal['removed'][number], 'meeting'>) =>
  meeting && <span className="pv-small">{t.meetingOf(meeting)}</span>
