import { useState } from 'react'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import { type EntryMode, entryModeOf, openingOf } from '../manage/entry-modes.ts'
import type { Managed, PanelProps } from '../manage/tournament-calls.ts'
import { openEntry } from '../manage/tournament-calls.ts'
import { useManagedChange } from '../manage/use-managed-change.ts'

type Typed = { readonly mode?: EntryMode; readonly wall?: string }

const wallOf = ({ entry, timeZone }: Managed): string =>
  entry.deadline === null ? '' : wallClock(entry.deadline, timeZone)

/** How teams enter and until when, as it is typed over what stands, and saving it. */
export function useOpening({ managed, onChanged }: PanelProps) {
  const { entry, timeZone, tournament } = managed
  const [typed, setTyped] = useState<Typed>({})
  const [problem, setProblem] = useState<string>()
  const { busy, change: send } = useManagedChange({ managed, onChanged })
  const stands = { mode: entryModeOf(entry), wall: wallOf(managed) }
  const fields = { ...stands, ...typed }
  const deadline = fields.wall === '' ? null : instantOf(fields.wall, timeZone)
  const isChanged = fields.mode !== stands.mode || fields.wall !== stands.wall
  /** Answers whether it stands as it is typed. */
  const save = async (): Promise<boolean> => {
    setProblem(deadline === undefined ? t.notATime : undefined)
    if (deadline === undefined) return false
    if (!isChanged) return true
    const from = { ...openingOf(stands.mode), deadline: entry.deadline }
    const asked = { tournamentId: tournament.id, from, ...openingOf(fields.mode), deadline }
    const refused = await send('open', () => openEntry(asked))
    if (refused === undefined) setTyped({})
    return refused === undefined
  }
  return {
    fields,
    problem,
    save,
    busy: busy !== undefined,
    deadline: deadline ?? null,
    change: (part: Typed) => setTyped({ ...typed, ...part }),
  }
}
