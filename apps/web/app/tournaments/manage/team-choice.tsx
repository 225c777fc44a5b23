import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'

type TeamChoiceProps = {
  readonly label: string
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of the teams by its id; '' while none is chosen. */
export const TeamChoice = ({ label, teams, value, onChange }: TeamChoiceProps) => (
  <Choice
    label={label}
    choices={[['', t.chooseATeam], ...teams.map(({ id, name }) => [id, name] as const)]}
    value={value}
    onChange={onChange}
  />
)
