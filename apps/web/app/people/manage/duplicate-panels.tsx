import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/people.ts'
import { ChangeRow } from './change-row.tsx'
import type { Change, Duplicates, Person, Suggestion } from './people-calls.ts'
import { PersonFinder } from './person-finder.tsx'
import { PersonLine } from './person-line.tsx'

const MergeDialog = lazy(() =>
  import('./merge-dialog.tsx').then((module) => ({ default: module.MergeDialog })),
)
const SplitDialog = lazy(() =>
  import('./split-dialog.tsx').then((module) => ({ default: module.SplitDialog })),
)
const UndoDialog = lazy(() =>
  import('./undo-dialog.tsx').then((module) => ({ default: module.UndoDialog })),
)

type Open =
  | { readonly is: 'merge'; readonly one: Person; readonly other: Person }
  | { readonly is: 'split'; readonly person: Person }
  | { readonly is: 'undo'; readonly change: Change }

/** What may be one person, anybody to merge or divide, and what was done. */
export function DuplicatePanels({ first }: { readonly first: Duplicates }) {
  const [duplicates, setDuplicates] = useState(first)
  const [open, setOpen] = useState<Open>()
  const { organisation, suggestions, changes } = duplicates
  const organisationId = organisation?.id
  const close = () => setOpen(undefined)
  const dialog = {
    ...(organisationId !== undefined && { organisationId }),
    onClose: close,
    onChanged: (changed: Duplicates) => {
      setDuplicates(changed)
      close()
    },
  }
  return (
    <>
      <Suggestions
        suggestions={suggestions}
        onLook={({ one, other }) => setOpen({ is: 'merge', one, other })}
      />
      <PersonFinder
        organisationId={organisationId}
        onMerge={(one, other) => setOpen({ is: 'merge', one, other })}
        onSplit={(person) => setOpen({ is: 'split', person })}
      />
      <Changes changes={changes} onUndo={(change) => setOpen({ is: 'undo', change })} />
      <Suspense>
        {open?.is === 'merge' && <MergeDialog {...open} {...dialog} />}
        {open?.is === 'split' && <SplitDialog {...open} {...dialog} />}
        {open?.is === 'undo' && <UndoDialog {...open} {...dialog} />}
      </Suspense>
    </>
  )
}

type SuggestionsProps = Pick<Duplicates, 'suggestions'> & {
  readonly onLook: (suggestion: Suggestion) => void
}

const Suggestions = ({ suggestions, onLook }: SuggestionsProps) => (
  <Panel level={2} title={t.probablyOne} note={suggestions.length > 0 && suggestions.length}>
    <p className="pv-muted">{suggestions.length === 0 ? t.noDuplicates : t.whatDuplicatesAre}</p>
    <ul className={shared.rows}>
      {suggestions.map((suggestion) => (
        <li key={`${suggestion.one.id} ${suggestion.other.id}`}>
          <Pair suggestion={suggestion} onLook={() => onLook(suggestion)} />
        </li>
      ))}
    </ul>
  </Panel>
)

type ChangesProps = Pick<Duplicates, 'changes'> & { readonly onUndo: (change: Change) => void }

const Changes = ({ changes, onUndo }: ChangesProps) => (
  <Panel level={2} title={t.whatWasChanged}>
    {changes.length === 0 && <p className="pv-muted">{t.nothingChanged}</p>}
    <ul className={shared.rows}>
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeRow change={change} onUndo={() => onUndo(change)} />
        </li>
      ))}
    </ul>
  </Panel>
)

const reasonText = {
  'same-name': t.sameName,
  initials: t.sameInitials,
  'same-team': t.sameTeam,
  'same-birthday': t.sameBirthday,
}

type PairProps = { readonly suggestion: Suggestion; readonly onLook: () => void }

function Pair({ suggestion: { one, other, reasons }, onLook }: PairProps) {
  return (
    <>
      <div className={shared.offerText}>
        <PersonLine person={one} />
        <PersonLine person={other} />
        <span className="pv-small pv-muted">
          {reasons.map((reason) => reasonText[reason]).join(' · ')}
        </span>
      </div>
      <Button
        variant="outline"
        aria-label={t.compareNames({ one: one.name, other: other.name })}
        onClick={onLook}
      >
        {t.compare}
      </Button>
    </>
  )
}
