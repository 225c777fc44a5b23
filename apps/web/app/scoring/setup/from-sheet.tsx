import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { teamSheet } from '#calls/clubs.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { MatchForm } from './match-form.tsx'
import styles from './new-match-page.module.css'
import type { Sheet } from './sheet-draft.ts'

/** The form of a match that is started from the team sheet of a club; of one that has been, the way to it. */
export function FromSheet({ entryId }: { readonly entryId: string }) {
  const { answer, again } = useQueryAnswer({
    key: ['team-sheet', entryId],
    call: () => send(teamSheet, { entryId }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(sheet) => (
        <div className={`pv-page ${styles.page}`}>
          <h1 className="pv-title">{common.startAMatch}</h1>
          <Whence sheet={sheet} />
          {sheet.match === null && sheet.mayScore && <MatchForm sheet={sheet} />}
          {sheet.match === null && !sheet.mayScore && (
            <p>{t.onlyScorersStart({ club: sheet.entry.organisation.name })}</p>
          )}
          {sheet.match !== null && <Started matchId={sheet.match.id} mayScore={sheet.mayScore} />}
        </div>
      )}
    </ConsoleFrame>
  )
}

function Whence({ sheet: { entry } }: { readonly sheet: Sheet }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { id, organisation, startsAt, timeZone } = entry
  const day = longDay(dayAt(startsAt, timeZone), locale)
  return (
    <p>
      {t.fromTheSheet({
        club: organisation.name,
        time: `${day}, ${timeAt(startsAt, { locale, timeZone })}`,
        link: (text) => (
          <Link className="pv-link" to={`/team-sheets/${id}`}>
            {text}
          </Link>
        ),
      })}
    </p>
  )
}

type StartedProps = { readonly matchId: string; readonly mayScore: boolean }

function Started({ matchId, mayScore }: StartedProps) {
  return (
    <>
      <p>{t.sheetHasMatch}</p>
      {mayScore ? (
        <a className={buttonClasses({})} href={`/score/${matchId}`}>
          {t.scoreTheMatch}
        </a>
      ) : (
        <Link className={buttonClasses({})} to={`/match-central/matches/${matchId}`}>
          {t.seeTheMatch}
        </Link>
      )}
    </>
  )
}
