import { Button } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { playerAddress } from '#shared/addresses.ts'
import shared from '#shared/console.module.css'
import { momentHere } from '#shared/dates.ts'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/people.ts'
import type { Change } from './people-calls.ts'

type ChangeRowProps = { readonly change: Change; readonly onUndo: () => void }

/** A merge or a split: who, when, and the way back. */
export function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const { kind, from, into, matches, by, madeAt, undoneAt } = change
  const locale = useShell()?.site.locale ?? 'en'
  const said = kind === 'merge' ? t.mergedInto : t.splitInto
  return (
    <>
      <div className={shared.offerText}>
        <Link className="pv-link" to={playerAddress(into)}>
          {said({ from: from.name, into: into.name, matches })}
        </Link>
        <span className="pv-small pv-muted">
          {[by ?? t.formerMember, momentHere(madeAt, locale)].join(' · ')}
          {undoneAt !== null && ` · ${t.undoneOn({ day: momentHere(undoneAt, locale) })}`}
        </span>
      </div>
      {undoneAt === null && (
        <Button
          variant="outline"
          aria-label={t.undoOf({ from: from.name, into: into.name })}
          onClick={onUndo}
        >
          {t.undo}
        </Button>
      )}
    </>
  )
}
