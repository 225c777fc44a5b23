import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { countsBalls } from '@pavilion/cricket/text/length-text.ts'
import type { InningsView } from '@pavilion/cricket/views/view.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { rate } from '#shared/figures.ts'
import * as t from '#texts/matches.ts'

type PhasesProps = {
  readonly overRules: OverRules
  readonly innings: readonly InningsView[]
  readonly nameOf: (team: InningsView['team']) => string
}

/** Powerplay, middle and death overs of each innings; nothing where there is no limit of overs. */
export function Phases({ innings, overRules, nameOf }: PhasesProps) {
  const shown = innings.filter(({ phases }) => phases.length > 0)
  const spanOf = spanIn(overRules)
  const names = [...new Set(shown.flatMap(({ phases }) => phases.map(({ name }) => name)))]
  if (names.length === 0) return null
  const spansOf = (name: string) => {
    const spans = shown.flatMap(({ phases }) => phases.filter((phase) => phase.name === name))
    return [...new Set(spans.map(spanOf))].join(', ')
  }
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
                {name} <small className="pv-muted">{spansOf(name)}</small>
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

type Span = { readonly from: number; readonly to: number }

/** "overs 1–6", or where balls are counted "balls 1–25". */
const spanIn =
  (rules: OverRules) =>
  ({ from, to }: Span): string =>
    countsBalls(rules)
      ? t.phaseBalls({ from: (from - 1) * rules.ballsPerOver + 1, to: to * rules.ballsPerOver })
      : t.phaseOvers({ overs: to - from + 1, from, to })

function Phase({ phase }: { readonly phase: InningsView['phases'][number] | undefined }) {
  if (phase === undefined) return '–'
  return (
    <>
      <b>{t.phaseScore(phase)}</b> <small className="pv-muted">{rate(phase.runRate)}</small>
    </>
  )
}
