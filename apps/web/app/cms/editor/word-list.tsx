import { lengths } from '@pavilion/contract/cms/post-lengths.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'

type WordListProps = {
  readonly label: string
  readonly help: string
  readonly words: readonly string[]
  readonly onChange: (words: string[]) => void
}

const join = (words: readonly string[]) => words.join(', ')

/** Words separated by commas. The typed text is kept as long as it means the same words. */
export function WordList({ label, help, words, onChange }: WordListProps) {
  const [typed, setTyped] = useState(join(words))
  const shown = join(parts(typed)) === join(words) ? typed : join(words)
  return (
    <TextField
      label={label}
      help={help}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parts(target.value))
      }}
    />
  )
}

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim().slice(0, lengths.keyword))
    .filter((word) => word !== '')
    .slice(0, lengths.keywords)
