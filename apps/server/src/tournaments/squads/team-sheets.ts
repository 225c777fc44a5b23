import type { SquadRuleName } from '@pavilion/cricket/squads/squad-rules.ts'
import type { LineUpSquad } from '@pavilion/contract/tournaments/squad-fields.ts'
import { initialsOf } from '#privacy/minors.ts'
import type { SheetPlayer, SheetRow } from './team-sheets.queries.ts'

type Sheet = NonNullable<LineUpSquad['sheet']>
type Why = Sheet['leftOut'][number]['why']

type Against = {
  /** By name, those of the squad who may not play. */
  readonly barred: ReadonlyMap<string, SquadRuleName>
  readonly suspended: readonly { readonly folded: string }[]
  /** Empty for a team that has named none: then anybody may play for it. */
  readonly squad: readonly unknown[]
}

/** A published team sheet as lines of a line-up, without those who may not play, who are named beside it. */
export function sheetOf({ club, players }: SheetRow, against: Against): Sheet {
  const judged = players.map((player) => ({ player, why: whyNot(player, against) }))
  return {
    club,
    lines: judged.flatMap(({ player, why }) => (why === null ? [lineOf(player)] : [])),
    leftOut: judged.flatMap(({ player, why }) =>
      why === null ? [] : [{ name: shownName(player), why }],
    ),
  }
}

function whyNot(player: SheetPlayer, { barred, suspended, squad }: Against): Why | null {
  const { folded, inSquad, isHidden } = player
  if (suspended.some((one) => one.folded === folded)) return 'suspended'
  if (inSquad !== null) return barred.get(inSquad) ?? null
  if (squad.length > 0) return 'outsider'
  return isHidden ? 'hidden' : null
}

const nameOf = ({ inSquad, name }: SheetPlayer): string => inSquad ?? name

const shownName = (player: SheetPlayer): string =>
  player.isHidden ? initialsOf(player.name) : nameOf(player)

/** "7 Ayesha Khan (c) (wk)" */
const lineOf = (player: SheetPlayer): string =>
  [
    ...(player.shirt === null ? [] : [player.shirt]),
    nameOf(player),
    ...(player.isCaptain ? ['(c)'] : []),
    ...(player.isKeeper ? ['(wk)'] : []),
  ].join(' ')
