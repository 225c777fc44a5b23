import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Blazon, blazon } from './blazon.ts'
import { blazonAmong, tellApart } from './tell-apart.ts'

const names = fc.uniqueArray(fc.stringMatching(/^R[a-z]{1,8} R[a-z]{1,8}$/), {
  minLength: 1,
  maxLength: 14,
})
const coloured = ({ monogram, field, inverted }: Blazon) => `${monogram} ${field} ${inverted}`
const shaped = ({ monogram, shape, division }: Blazon) => `${monogram} ${shape} ${division}`

test('clubs of one tournament with the same initials never look alike', () => {
  fc.assert(
    fc.property(names, (all) => {
      const arms = [...tellApart(all).values()]

      expect(new Set(arms.map(coloured)).size).toBe(all.length)
      expect(new Set(arms.map(shaped)).size).toBe(all.length)
    }),
  )
})

test('the order of the names changes nothing, and who is alone has the usual crest', () => {
  fc.assert(
    fc.property(names, (all) => {
      expect(tellApart(all.toReversed())).toEqual(tellApart(all))
      expect(tellApart(all.slice(0, 1)).get(all[0] ?? '')).toEqual(blazon(all[0] ?? ''))
    }),
  )
})

test('whoever is not among them has the usual crest', () => {
  expect(blazonAmong('Ravi Rovers', ['Medway Stars'])).toEqual(blazon('Ravi Rovers'))
})
