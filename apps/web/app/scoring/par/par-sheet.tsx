import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { parSheetOf } from '@pavilion/cricket/views/par.ts'
import { Table } from '@pavilion/kit/table.tsx'
import * as t from '#texts/scoring.ts'
import { Sheet } from '../pad/sheet.tsx'
import type { Pad } from '../pad/use-pad.ts'

type ParSheetProps = { readonly state: MatchState; readonly pad: Pad }

/** The par score after each ball that is left, by wickets lost. */
export function ParSheet({ state, pad }: ParSheetProps) {
  const sheet = parSheetOf(state)
  if (sheet === null) return null
  const wickets = sheet.rows[0]?.pars.map((_, more) => sheet.wicketsLost + more) ?? []
  return (
    <Sheet title={t.parScores} onClose={() => pad.close('par')}>
      <p>{t.parScoresExplained({ method: sheet.method })}</p>
      <Table caption={t.parScoresByBall} dense>
        <thead>
          <tr>
            <th scope="col">{t.overs}</th>
            {wickets.map((lost) => (
              <th key={lost} scope="col" data-number>
                {t.wicketsOut({ wickets: lost })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ overs, pars }) => (
            <tr key={overs}>
              <th scope="row">{overs}</th>
              {wickets.map((lost, at) => (
                <td key={lost} data-number>
                  {pars[at] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  )
}
