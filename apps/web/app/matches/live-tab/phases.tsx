import type { InningsView } from '@pavilion/cricket/views/view.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { rate } from '#shared/figures.ts'
import * as t from '#texts/matches.ts'

type PhasesProps = {
  readonly innings: readonly InningsView[]
  readonly nameOf: (team: InningsView['team']) => string
}

/** Powerplay, middle and death overs of each innings; nothing where there is no limit of overs. */
export function Phases({ innings, nameOf }: PhasesProps) {
  const shown = innings.filter(({ phases }) => phases.length > 0)
  const names = [...new Set(shown.flatMap(({ phases }) => phases.map(({ name }) => name)))]
  if (names.length === 0) return null
  return (
    <Panel title={t.phases} level={2}>
      <Table caption={t.phases}>
        <thead>
          <tr>
            <th scope="col" aria-label={t.phases} />
            {shown.map(({ number, team }) => (
              <th key={number} scope="col" data-number>
                {nameOf(team)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                {name} <small className="pv-muted">{oversOf(shown, name)}</small>
              </th>
              {shown.map((one) => (
                <td key={one.number} data-number>
                  <Phase phase={one.phases.find((phase) => phase.name === name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

/** "overs 1–6"; of innings of different lengths each: "overs 1–6, overs 1–4". */
function oversOf(innings: PhasesProps['innings'], name: string): string {
  const spans = innings.flatMap(({ phases }) => phases.filter((phase) => phase.name === name))
  return [...new Set(spans.map(({ from, to }) => t.phaseOvers({ from, to })))].join(', ')
}

function Phase({ phase }: { readonly phase: InningsView['phases'][number] | undefined }) {
  if (phase === undefined) return '–'
  return (
    <>
      <b>{t.phaseScore(phase)}</b> <small className="pv-muted">{rate(phase.runRate)}</small>
    </>
  )
}
