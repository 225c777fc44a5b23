import { changed, exchanged } from '@pavilion/cricket/corrections/draft.ts'
import type { Draft } from '@pavilion/cricket/corrections/draft.ts'
import type { InningsStarted } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { namedPlayersOf } from '@pavilion/cricket/laws/sides.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import * as t from '#texts/scoring.ts'
import type { MoreGroup } from '../pad/more-facts.ts'

type Pair = NonNullable<InningsStarted['openers']>

/** How else an innings may have started: with another opener, the other one facing first, or the other side batting. */
export function otherStarts(before: MatchState, start: InningsStarted): readonly MoreGroup[] {
  const groups: MoreGroup[] = [
    { title: t.openers, entries: start.openers ? otherOpeners(before, start, start.openers) : [] },
    { title: t.whoBats, entries: otherSide(before, start) },
  ]
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ fact }) => judge(before, fact).ok),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function otherOpeners(before: MatchState, start: InningsStarted, pair: Pair): MoreGroup['entries'] {
  const [striker, nonStriker] = pair
  const team = before.setup.teams.find(({ id }) => id === start.battingTeam)
  if (team === undefined) return []
  const name = shortNames(before)
  const others = namedPlayersOf(before, team).filter(({ id }) => !pair.includes(id))
  const instead = (wrong: PlayerId) =>
    others.map(({ id }) => ({
      label: t.opensInsteadOf({ name: name(id), other: name(wrong) }),
      fact: {
        ...start,
        openers: wrong === striker ? ([id, nonStriker] as const) : ([striker, id] as const),
      },
    }))
  const turned = [nonStriker, striker] as const
  return [
    { label: t.namedFacesFirst({ name: name(nonStriker) }), fact: { ...start, openers: turned } },
    ...instead(striker),
    ...instead(nonStriker),
  ]
}

/** Its openers are asked for then. */
function otherSide({ setup }: MatchState, { battingTeam, superOver }: InningsStarted) {
  return setup.teams
    .filter(({ id }) => id !== battingTeam)
    .map(({ id, name }) => ({
      label: t.otherSideBats({ team: name }),
      fact: {
        type: 'innings-started' as const,
        battingTeam: id,
        ...(superOver === true && { superOver }),
      },
    }))
}

/** The draft with another start of an innings. Whoever opened instead of somebody also batted for them from then on. */
export function startedOtherwise(draft: Draft, seq: number, start: InningsStarted): Draft {
  const at = draft.findIndex((one) => one.seq === seq)
  const was = draft[at]?.fact
  const edited = changed(draft, { kind: 'change', seq, fact: start })
  const swap = was?.type === 'innings-started' ? swapOf(was, start) : null
  const isEmpty = draft[at + 1]?.fact.type === 'innings-started'
  return swap === null || isEmpty ? edited : exchanged(edited, at + 1, swap)
}

/** Who gave way to whom among the openers. */
function swapOf(was: InningsStarted, start: InningsStarted): readonly [PlayerId, PlayerId] | null {
  const before: readonly PlayerId[] = was.openers ?? []
  const now: readonly PlayerId[] = start.openers ?? []
  const gone = before.find((id) => !now.includes(id))
  const come = now.find((id) => !before.includes(id))
  return gone === undefined || come === undefined ? null : [gone, come]
}
