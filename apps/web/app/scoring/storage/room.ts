import * as t from '#texts/scoring.ts'

const MEGABYTE = 1_000_000
/** Enough for a match of five days many times over, so that the warning comes in time. */
const LEAST_LEFT = 20 * MEGABYTE

type Estimate = { readonly usage?: number | undefined; readonly quota?: number | undefined }

/** What is left of this device’s storage in megabytes, where that is little; else null. */
export function littleRoom({ usage = 0, quota }: Estimate): number | null {
  if (quota === undefined) return null
  const left = Math.max(0, quota - usage)
  return left < LEAST_LEFT ? Math.floor(left / MEGABYTE) : null
}

const NOT_KEPT = t.entryNotKept
const FULL = t.storageFull

/** What the scorer is told when something could not be written to the disk. */
export const whyNotKept = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? FULL : NOT_KEPT
