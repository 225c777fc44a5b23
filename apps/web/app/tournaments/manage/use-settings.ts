import { useState } from 'react'
import { changedIn, ownKept } from '#shared/own-kept.ts'
import type { FieldRefusal, Refused } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import { saveTournament, showManaged } from './tournament-calls.ts'
import type { Fields, Managed } from './tournament-calls.ts'
import { useFields } from './use-fields.ts'

type Asked = {
  readonly managed: Managed
  readonly onSaved: (managed: Managed) => void | Promise<void>
  /** Nothing is sent where nothing was changed. */
  readonly onlyChanges?: boolean
}

type Confirmed = { readonly confirmed: true; readonly countPlayedAnew: boolean }

/**
 * The settings as they are typed, and what has to be asked before they are saved: whether rules that are in force are
 * to change, and whether what somebody else has saved meanwhile is to be loaded.
 */
export function useSettings({ managed: first, onSaved, onlyChanges = false }: Asked) {
  const [loaded, setLoaded] = useState(first)
  const managed = loaded.revision > first.revision ? loaded : first
  const [affected, setAffected] = useState<readonly FieldRefusal[]>([])
  const [theirs, setTheirs] = useState<Managed>()
  const save = async (fields: Fields, confirmed?: Confirmed): Promise<Refused | undefined> => {
    const { tournament, revision } = managed
    if (onlyChanges && changedIn(managed.fields, fields).length === 0) {
      await onSaved(managed)
      return undefined
    }
    const asked = { tournamentId: tournament.id, revision, fields, ...confirmed }
    const answer = await saveTournament(asked)
    setAffected(!answer.ok && answer.code === 'CHANGES_PLAYED' ? answer.errors : [])
    if (!answer.ok) return refused(answer)
    toasts.add('success', answer.data.message)
    await onSaved(answer.data.data)
    return undefined
  }
  /** What is asked in a dialog is no problem of the form. */
  const refused = async (answer: Refused): Promise<Refused | undefined> => {
    if (answer.code === 'CHANGES_PLAYED') return undefined
    if (answer.code !== 'STALE_TOURNAMENT') return answer
    const now = await showManaged(managed.tournament.id)
    if (!now.ok) return now
    setTheirs(now.data.data)
    return undefined
  }
  const form = useFields(managed.fields, (fields) => save(fields))
  const load = () => {
    if (theirs === undefined) return
    const seen = { before: managed.fields, mine: form.fields, theirs: theirs.fields }
    form.change(ownKept(seen))
    setLoaded(theirs)
    setTheirs(undefined)
  }
  return {
    managed,
    form,
    affected,
    theirs,
    load,
    leave: () => setTheirs(undefined),
    confirm: async (countPlayedAnew: boolean) =>
      void (await save(form.fields, { confirmed: true, countPlayedAnew })),
    dismiss: () => setAffected([]),
  }
}
