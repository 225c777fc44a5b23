import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { instantOf, wallClock } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { type Fixture, type ProgrammeProps, saveFixture } from './fixture-calls.ts'
import { FormActions } from './form-actions.tsx'
import { useProgrammeChange } from './use-programme-change.ts'
import { refusalText } from '#state/request.ts'

/** When and where a match is played, as it is typed. */
export function usePlace(firstWall: string, firstGround: string) {
  const [wall, setWall] = useState(firstWall)
  const [ground, setGround] = useState(firstGround)
  const [problem, setProblem] = useState<string>()
  return { wall, setWall, ground, setGround, problem, setProblem }
}

export function PlaceFields({ place }: { readonly place: ReturnType<typeof usePlace> }) {
  const { wall, setWall, ground, setGround, problem } = place
  return (
    <>
      <TextField
        label={t.dayAndTime}
        type="datetime-local"
        value={wall}
        error={problem}
        onChange={({ target }) => setWall(target.value)}
      />
      <TextField
        label={t.ground}
        value={ground}
        maxLength={100}
        onChange={({ target }) => setGround(target.value)}
      />
    </>
  )
}

export type RowProps = ProgrammeProps & { readonly fixture: Fixture }

type FixtureFormProps = RowProps & { readonly onDone: () => void }

/** Moves a fixture. */
export function FixtureForm({ fixture, managed, again, onDone }: FixtureFormProps) {
  const { timeZone, tournament } = managed
  const place = usePlace(
    fixture.startsAt === null ? '' : wallClock(fixture.startsAt, timeZone),
    fixture.ground,
  )
  const { wall, ground, setProblem } = place
  const { busy, change } = useProgrammeChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const startsAt = wall === '' ? null : instantOf(wall, timeZone)
    if (startsAt === undefined) return setProblem(t.notATime)
    const from = { startsAt: fixture.startsAt, ground: fixture.ground }
    const asked = { tournamentId: tournament.id, fixtureId: fixture.id, from, startsAt, ground }
    const refused = await change('save', () => saveFixture(asked))
    setProblem(refused && refusalText(refused))
    if (refused === undefined) onDone()
    return undefined
  }
  return (
    <form className={styles.inside} noValidate onSubmit={(event) => void submit(event)}>
      <PlaceFields place={place} />
      <FormActions label={t.save} busy={busy === 'save'} onCancel={onDone} />
    </form>
  )
}
