import { codeOf } from '#cannot-start.ts'

/** Read-only (25006), out of disk or memory (53…), lock timeout (55P03), file errors (58…). */
const noWrites = /^(25006|53...|55P03|58...)$/

/** Whether a write failed because the database cannot be written to, not because of its content. */
export const takesNoWrites = (error: unknown): boolean => noWrites.test(codeOf(error))
