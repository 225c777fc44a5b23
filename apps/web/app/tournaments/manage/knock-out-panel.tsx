import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import { setKnockOut } from './fixture-calls.ts'
import type { ProgrammeProps } from './fixture-calls.ts'
import { useChange } from './use-change.ts'

const rounds = [
  ['none', t.noKnockOut],
  ['final', t.justAFinal],
  ['semi-final', t.semiFinalsAndFinal],
  ['quarter-final', t.quarterFinalsOn],
] as const

/** Sets the knock-out that fills itself from the groups. */
export function KnockOutPanel({ managed, programme, again }: ProgrammeProps) {
  const stages = programme.fixtures.map(({ stage }) => stage)
  const now =
    rounds.toReversed().find(([round]) => stages.some((stage) => stage === round))?.[0] ?? 'none'
  const [from, setFrom] = useState<(typeof rounds)[number][0]>(now)
  const [thirdPlace, setThirdPlace] = useState(stages.some((stage) => stage.startsWith('third')))
  const { busy, change } = useChange(again)
  const set = () =>
    change('set', () =>
      setKnockOut({
        tournamentId: managed.tournament.id,
        from: from === 'none' ? null : from,
        thirdPlace,
      }),
    )
  return (
    <Panel level={2} title={t.knockOut}>
      <div className={shared.form}>
        <p className="pv-small">{t.fillsItself}</p>
        <Choice label={t.afterTheGroups} choices={rounds} value={from} onChange={setFrom} />
        <Checkbox checked={thirdPlace} onChange={({ target }) => setThirdPlace(target.checked)}>
          {t.thirdPlace}
        </Checkbox>
        <div>
          <Button variant="outline" busy={busy === 'set'} onClick={() => void set()}>
            {t.setTheKnockOut}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
