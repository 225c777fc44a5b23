import type { Disagreement } from '@pavilion/cricket/result/disagreements.ts'

/** Where the result of a file and that of its score differ, in a sentence. */
export function disagreementText({ what, stated, computed }: Disagreement): string {
  return `The file's ${what} is ${print(stated)}; the score says ${print(computed)}.`
}

function print(value: Disagreement['stated']): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
