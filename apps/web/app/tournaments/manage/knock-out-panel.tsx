import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import type { Refused } from '#state/request.ts'
import * as t from '#texts/tournaments.ts'
import { whoAdvances } from '../who-advances.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import { setKnockOut } from './fixture-calls.ts'
import type { KnockOut, ProgrammeProps } from './fixture-calls.ts'
import { firstKnockOut, plansKnockOut } from './stages.ts'
import { useProgrammeChange } from './use-programme-change.ts'

const formats = [
  ['none', t.noKnockOut],
  ['single', t.oneDefeat],
  ['double', t.twoDefeats],
  ['page', t.pagePlayOff],
] as const
type Format = (typeof formats)[number][0]

const entrants = [
  ['tables', t.thoseOfTables],
  ['seeds', t.allBySeeds],
] as const

const chosenFormat = (knockOut: KnockOut | null) =>
  formats.find(([format]) => format === (knockOut?.format ?? 'none'))?.[1]

/** Sets who goes through, and the knock-out that fills itself. */
export function KnockOutPanel({ managed, programme, again }: ProgrammeProps) {
  const { knockOut, knockOutBasis: basis } = programme
  const isPlanned = knockOut === null && plansKnockOut(managed.fields)
  const [asked, setAsked] = useState(knockOut ?? firstKnockOut(managed.fields))
  const [format, setFormat] = useState<Format>(
    knockOut === null && !isPlanned ? 'none' : asked.format,
  )
  const [refused, setRefused] = useState<Refused>()
  const { busy, change } = useProgrammeChange(again)
  const tournamentId = managed.tournament.id
  const wanted = format === 'none' ? null : { ...asked, format }
  const set = async () =>
    setRefused(await change('set', () => setKnockOut({ tournamentId, knockOut: wanted, basis })))
  return (
    <FoldingPanel
      title={t.knockOut}
      note={isPlanned ? t.knockOutIsPlanned : chosenFormat(knockOut)}
    >
      <div className={shared.form}>
        <Choice label={t.howTheyPlayOn} choices={formats} value={format} onChange={setFormat} />
        {wanted !== null && (
          <WhoAdvances
            knockOut={wanted}
            refused={refused}
            onChange={(part) => setAsked((before) => ({ ...before, ...part }))}
          />
        )}
        <div>
          <Button variant="outline" busy={busy === 'set'} onClick={() => void set()}>
            {t.setTheKnockOut}
          </Button>
        </div>
      </div>
    </FoldingPanel>
  )
}

type AdvanceProps = {
  readonly knockOut: KnockOut
  readonly refused: Refused | undefined
  readonly onChange: (part: Partial<KnockOut>) => void
}

function WhoAdvances({ knockOut, refused, onChange }: AdvanceProps) {
  const { format, from, thirdPlace, reset } = knockOut
  return (
    <>
      <Choice
        label={t.whoPlaysInIt}
        choices={entrants}
        value={from}
        onChange={(from) => onChange({ from })}
      />
      {from === 'tables' && <Places knockOut={knockOut} refused={refused} onChange={onChange} />}
      {format === 'single' && (
        <Checkbox
          checked={thirdPlace}
          onChange={({ target }) => onChange({ thirdPlace: target.checked })}
        >
          {t.thirdPlace}
        </Checkbox>
      )}
      {format === 'double' && (
        <Checkbox checked={reset} onChange={({ target }) => onChange({ reset: target.checked })}>
          {t.resetTheFinal}
        </Checkbox>
      )}
      <p className="pv-small">
        {whoAdvances(knockOut)} {t.fillsItselfAfterwards}
      </p>
    </>
  )
}

function Places({ knockOut: { places, best }, refused, onChange }: AdvanceProps) {
  const problemAt = (name: string) =>
    refused?.errors.find(({ path }) => path === `knockOut.${name}`)?.message
  return (
    <div className={styles.numbers}>
      <Teams
        label={t.fromEachGroup}
        value={places}
        least={1}
        error={problemAt('places')}
        onChange={(places) => onChange({ places })}
      />
      <Teams
        label={t.bestOfTheNext}
        value={best}
        least={0}
        error={problemAt('best')}
        onChange={(best) => onChange({ best })}
      />
    </div>
  )
}

type TeamsProps = {
  readonly label: string
  readonly value: number
  readonly least: 0 | 1
  readonly error: string | undefined
  readonly onChange: (value: number) => void
}

const MOST = 16

function Teams({ label, value, least, error, onChange }: TeamsProps) {
  return (
    <TextField
      label={label}
      type="number"
      min={least}
      max={MOST}
      value={String(value)}
      error={error}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
