import type { DismissalKind, Fielder } from '../facts.ts'
import type { PlayerId } from '../setup.ts'
import type { BatterLine, Dismissal } from '../fold/state.ts'

type Naming = (player: PlayerId) => string

const outs: Readonly<Record<number, string>> = { 1: 'out once', 2: 'out twice' }

/** How a batter's innings ended, in the words of a scorecard: "c Chughtai b Mengal". */
export function howOut(line: BatterLine, naming: Naming): string {
  if (line.outs > 0) return outs[line.outs] ?? `out ${line.outs} times`
  if (line.dismissal !== null) return dismissalText(line.dismissal, naming)
  if (line.absent) return 'absent hurt'
  if (line.left === 'hurt') return 'retired hurt'
  return line.left === 'not out' || line.left === 'limit' ? 'retired not out' : 'not out'
}

function dismissalText({ kind, bowler, fielders }: Dismissal, naming: Naming): string {
  if (kind === 'run out' && fielders.length > 0) {
    return `run out (${fielders.map((fielder) => fielderText(fielder, naming)).join('/')})`
  }
  if (bowler === null) return withoutBowler(kind, fielders[0], naming)
  const by = naming(bowler)
  if (kind === 'bowled') return `b ${by}`
  if (kind === 'caught and bowled') return `c & b ${by}`
  if (kind === 'caught') return `c ${fielderText(fielders[0], naming)} b ${by}`
  if (kind === 'stumped') return `st ${fielderText(fielders[0], naming)} b ${by}`
  return `${kind} b ${by}`
}

/** On a typed card the bowler may not be known, and the fielder all the same. */
function withoutBowler(kind: DismissalKind, fielder: Fielder | undefined, naming: Naming): string {
  if (fielder === undefined || (kind !== 'caught' && kind !== 'stumped')) return kind
  return `${kind === 'caught' ? 'c' : 'st'} ${fielderText(fielder, naming)}`
}

function fielderText(fielder: Fielder | undefined, naming: Naming): string {
  if (fielder === undefined) return '(unknown)'
  if (fielder.player === undefined) return fielder.substitute === true ? 'sub' : '(unknown)'
  const name = naming(fielder.player)
  return fielder.substitute === true ? `sub (${name})` : name
}
