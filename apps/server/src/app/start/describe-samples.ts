import type { SampleAccounts } from '#accounts/sample-accounts.ts'
import { SAMPLE_HOST } from '#sample/sample-site.ts'

/** A small table of the sample accounts, printed at the start; empty when there are none. */
export function describeSamples(
  { password, accounts }: SampleAccounts,
  origin: string,
): readonly string[] {
  if (accounts.length === 0) return []
  const width = Math.max(...accounts.map(({ role }) => role.length))
  const rows = accounts.map(({ role, email }) => `  ${role.padEnd(width)}  ${email}`)
  const site = origin.replace('localhost', SAMPLE_HOST)
  return [
    `Sample accounts, all with the password ${password}`,
    ...rows,
    `A second sample site, whose content the content-editor can edit: ${site}`,
  ]
}
