import { hash } from 'node:crypto'
import { Challenge } from '@pavilion/contract/accounts/proof-of-work.ts'
import { type Guess, proofText, zeroBits } from '@pavilion/contract/accounts/proof-text.ts'
import { type AccountServer, codeFor, newPerson, type Person } from '../accounts.testing.ts'

const AT_ONCE = 12

/** What an attacker who guesses codes can do. */
export function guesserAt(server: AccountServer) {
  const { account } = server
  const guess = (email: string, at: number, address?: string) => {
    const code = String(at).padStart(4, '0')
    return account(`${code}/verify-phone`, {
      body: { username: email, code },
      ...(address && { address }),
    })
  }
  return {
    guess,

    /**
     * Sends many guesses, each from its own address, for accounts that do not exist: so many at once that
     * none is turned away under overload before it counts.
     */
    flood: async (count: number, name = 'nobody') => {
      const answers = []
      for (let from = 0; from < count; from += AT_ONCE) {
        const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at)
        answers.push(
          ...(await Promise.all(some.map((at) => guess(`${name}${at}@example.org`, at)))),
        )
      }
      return answers
    },

    signedUp: async (): Promise<{ person: Person; code: string }> => {
      const person = newPerson()
      await account('register', { body: person })
      return { person, code: await codeFor(server, person.phone_number) }
    },

    challenge: async (): Promise<Challenge> => {
      const { data } = await account('proof-of-work')
      return Challenge.parse(data)
    },
  }
}

export function solve({ challenge, bits }: Challenge, guess: Guess) {
  for (let nonce = 0; ; nonce += 1) {
    const proof = { challenge, nonce }
    if (zeroBits(hash('sha256', proofText(proof, guess), 'buffer')) >= bits) return proof
  }
}
