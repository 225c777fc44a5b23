import { nameProblem } from '@pavilion/contract/accounts/names.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseFields } from '#http/refuse-call.ts'
import { siteOf } from '#sites/sites.ts'

type Names = { readonly firstName: string; readonly lastName: string }

/** Refuses names whose length the site does not allow; `paths` are the names' fields in the input. */
export async function refuseUnfitNames(
  { app, host }: CallContext,
  { firstName, lastName }: Names,
  paths: readonly [first: string, last: string],
): Promise<void> {
  const { nameLength } = await siteOf(app, host)
  const told = [
    { path: paths[0], message: nameProblem('First', firstName, nameLength) },
    { path: paths[1], message: nameProblem('Last', lastName, nameLength) },
  ]
  const problems = told.flatMap(({ path, message }) => (message ? [{ path, message }] : []))
  if (problems.length > 0) throw refuseFields(problems)
}
