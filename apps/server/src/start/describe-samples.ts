import type { SampleAccounts } from '#accounts/sample-accounts.ts'

/** A small table for the person at the keyboard: whom they may sign in as. Empty where there is nobody. */
export function describeSamples({ password, accounts }: SampleAccounts): readonly string[] {
  if (accounts.length === 0) return []
  const width = Math.max(...accounts.map(({ role }) => role.length))
  const rows = accounts.map(({ role, email }) => `  ${role.padEnd(width)}  ${email}`)
  return [`Sample accounts, all with the password ${password}`, ...rows]
}
