import { disagreementText } from '#cricsheet/disagreement-text.ts'
import type { BrokenLine, ReplayLine } from './replay-line.ts'

/** A match in a few lines for people. */
export function summarise(line: ReplayLine | BrokenLine): string {
  if ('error' in line) return `${line.file}: ${line.error}`
  const innings = line.innings.map(({ team, superOver, runs, wickets, balls }) => {
    const label = superOver ? `${team} (Super Over)` : team
    return `  ${label} ${runs}/${wickets}, ${balls} balls`
  })
  const wrong = line.disagreements.map((one) => `  ${disagreementText(one)}`)
  return [`${line.file}: ${line.result?.text ?? 'no result known'}`, ...innings, ...wrong].join(
    '\n',
  )
}
