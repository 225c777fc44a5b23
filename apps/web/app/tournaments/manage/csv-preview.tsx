import { Button } from '@pavilion/kit/button.tsx'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { importFixtures } from './fixture-calls.ts'
import type { FixturePreview, ProgrammeProps } from './fixture-calls.ts'
import { placeText } from './place-text.ts'
import { useChange } from '#shared/use-change.ts'

type CsvPreviewProps = ProgrammeProps & {
  readonly csv: string
  readonly seen: FixturePreview
  readonly onBack: () => void
  readonly onDone: () => void
}

const MOST_SHOWN = 50

type Line = FixturePreview['lines'][number]

/** What a file would do, and what of it cannot be done. */
export function CsvPreview({ managed, again, csv, seen, onBack, onDone }: CsvPreviewProps) {
  const { busy, change } = useChange(again)
  const of = (does: Line['does']) => seen.lines.filter((line) => line.does === does)
  const [added, moved, kept, refused] = [of('add'), of('move'), of('keep'), of('refuse')]
  const done = [...added, ...moved]
  const apply = async () => {
    const asked = { tournamentId: managed.tournament.id, csv, basis: seen.basis }
    const problem = await change('import', () => importFixtures(asked))
    if (problem === undefined) onDone()
    else onBack()
  }
  return (
    <div className={shared.form} aria-live="polite">
      <p>
        <b>{t.whatTheFileDoes({ added: added.length, moved: moved.length, kept: kept.length })}</b>
      </p>
      {refused.length > 0 && (
        <div>
          <p className={shared.problem}>{t.refusedFixtureLines({ count: refused.length })}</p>
          <ul className={styles.lines}>
            {refused.slice(0, MOST_SHOWN).map(({ line, problem }) => (
              <li key={line}>{t.lineSays({ line, problem: problem ?? '' })}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.lines}>
        {done.slice(0, MOST_SHOWN).map((line) => (
          <Shown key={line.line} line={line} timeZone={managed.timeZone} />
        ))}
        {done.length > MOST_SHOWN && <li>{t.andMoreLines({ count: done.length - MOST_SHOWN })}</li>}
      </ul>
      <div className={shared.actions}>
        {refused.length === 0 && done.length > 0 && (
          <Button busy={busy === 'import'} onClick={() => void apply()}>
            {t.doAsTheFileSays}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {t.changeTheFile}
        </Button>
      </div>
    </div>
  )
}

function Shown({ line, timeZone }: { readonly line: Line; readonly timeZone: string }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { home, away, from, to } = line
  return (
    <li>
      <b>{t.versus({ home, away })}</b>{' '}
      {from !== null && (
        <>
          <del className="pv-small pv-muted">{placeText(from, { timeZone, locale })}</del>{' '}
        </>
      )}
      <ins className={`pv-small ${styles.moved}`}>{placeText(to, { timeZone, locale })}</ins>
    </li>
  )
}
