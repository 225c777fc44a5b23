import { expect, test } from 'vitest'
import { aBrowser } from './browser.testing.ts'
import { encrypt } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as in the example of RFC 8291, section 5', () => {
  const message = encrypt(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )

  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('each message is encrypted with a key of its own, and read by its browser alone', () => {
  const [browser, other] = [aBrowser(), aBrowser()]
  const receiver = { p256dh: bytes(browser.keys.p256dh), auth: bytes(browser.keys.auth) }
  const [one, again] = [encrypt('Wicket.', receiver), encrypt('Wicket.', receiver)]

  expect([one, again].map(browser.decrypt)).toEqual(['Wicket.', 'Wicket.'])
  expect(one.equals(again)).toBe(false)
  expect(() => other.decrypt(one)).toThrow()
})
