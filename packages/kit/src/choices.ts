export type Choice = {
  readonly value: string
  readonly label: string
  /** Shown small at the end, and searched too. */
  readonly note?: string | undefined
}

/** The choices that match typed text, ignoring accents and case; those that begin with it come first. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed)
  if (wanted === '') return choices
  const found = choices.filter(({ label, note = '' }) => fold(`${label} ${note}`).includes(wanted))
  const begins = ({ label }: Choice) => fold(label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
