import type { Problems } from '#shared/form-problems.ts'
import * as t from '#texts/bookings.ts'

/** The labels of the fields of a ground's console, by their names in what is sent. */
const labels: Readonly<Record<string, string>> = {
  about: t.description,
  address: t.address,
  position: t.location,
  amenities: t.amenities,
  rules: t.rules,
  cancellation: t.cancellationRefunds,
  hoursBefore: t.hoursBeforeTheSlot,
  percent: t.refund,
  aheadDays: t.bookingWindowDays,
  noticeMinutes: t.cutOffMinutesBefore,
  starts: t.from,
  ends: t.to,
  kind: t.kind,
  price: t.price,
  name: t.item,
  quantity: t.quantity,
  alt: t.caption,
}

/** "Price, number 3: Too high" for each problem by the path of its field, such as `slots.2.price`. */
export const problemTexts = (problems: Problems): string[] =>
  Object.entries(problems).flatMap(([path, problem]) =>
    problem === undefined ? [] : [textOf(path.split('.'), problem)],
  )

function textOf(steps: readonly string[], problem: string): string {
  const field = steps.flatMap((step) => labels[step] ?? []).at(-1)
  const at = steps.find((step) => /^\d+$/.test(step))
  if (field === undefined) return problem
  return at === undefined
    ? t.problemOfField({ field, problem })
    : t.problemOfFieldOfRow({ field, number: Number(at) + 1, problem })
}
