import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import type { LineUpSquad } from './squad-calls.ts'

const PLAYER_LINES = 11

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The first of a squad who may play, as many as a side has. */
export const firstOf = (squad: LineUpSquad | undefined, most: number): string =>
  (squad?.players ?? [])
    .filter(({ isBarred }) => !isBarred)
    .slice(0, most)
    .map(({ line }) => line)
    .join('\n')

type LineUpFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** None where the team has named no squad. */
  readonly squad: LineUpSquad | undefined
}

/** Who plays for a side, a player a line, and the others of its squad to be added. */
export function LineUpField({ label, value, onChange, squad }: LineUpFieldProps) {
  const named = value.toLowerCase()
  const others = (squad?.players ?? []).filter(({ name }) => !named.includes(name.toLowerCase()))
  return (
    <div className={shared.form}>
      <TextArea
        label={label}
        help={t.playersExample}
        rows={PLAYER_LINES}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {others.length > 0 && (
        <div className={shared.actions}>
          {others.map(({ line, name, isBarred }) => (
            <Button
              key={name}
              size="small"
              variant="quiet"
              disabled={isBarred}
              aria-label={t.addName({ name })}
              onClick={() => onChange([...linesOf(value), line].join('\n'))}
            >
              {isBarred ? t.mayNotPlay({ name }) : name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
