import { TextField } from '@pavilion/kit/text-field.tsx'

type PointsFieldProps = {
  readonly label: string
  readonly value: number
  readonly error?: string | undefined
  readonly onChange: (points: number) => void
}

/** Points, in quarters at the least. */
export const PointsField = ({ label, value, error, onChange }: PointsFieldProps) => (
  <TextField
    label={label}
    type="number"
    step="0.25"
    value={value}
    error={error}
    onChange={({ target }) => onChange(Number(target.value))}
  />
)
