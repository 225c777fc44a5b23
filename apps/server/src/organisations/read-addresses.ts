import { Email } from '@pavilion/contract/accounts/account-fields.ts'
import { emailKey } from '#access/email-key.ts'

export type Address = { readonly email: string; readonly emailKey: string }

/** "Asha Khan <asha@example.org>; 12, x" has one address. */
const APART = /[\s,;<>"|]+/

/**
 * The addresses in a pasted list or a spreadsheet, each once, in their order, and what looks like one but is
 * none. Other cells, such as names, are passed over.
 */
export function readAddresses(text: string): (Address | { readonly wrong: string })[] {
  const seen = new Set<string>()
  return text
    .split(APART)
    .filter((word) => word.includes('@'))
    .flatMap((word) => {
      const read = Email.safeParse(word)
      const key = read.success ? emailKey(read.data) : word
      if (seen.has(key)) return []
      seen.add(key)
      return [read.success ? { email: read.data, emailKey: key } : { wrong: word }]
    })
}
