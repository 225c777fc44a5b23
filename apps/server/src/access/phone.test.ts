import { expect, test } from 'vitest'
import { phoneIn, phoneOf } from './phone.ts'

const inPakistan = (number: string) => phoneOf({ number, callingCode: '92', country: 'PK' })

test.each([
  '+923001234567',
  '+92 300 1234567',
  '+92 0300 1234567',
  '00923001234567',
  '0300-1234567',
  '3001234567',
  '٠٣٠٠١٢٣٤٥٦٧',
])('%s is +923001234567', (number) => {
  expect(inPakistan(number)).toBe('+923001234567')
})

test.each([
  ['0300 1234567', 'PK', '+923001234567'],
  ['+44 7400 123456', 'PK', '+447400123456'],
  ['07400 123456', 'GB', '+447400123456'],
  ['+44 7400 123456', 'XX', '+447400123456'],
  ['07400 123456', 'XX', undefined],
  ['1234', 'PK', undefined],
])('%j in %s is %s', (text, country, phone) => {
  expect(phoneIn(text, country)).toBe(phone)
})

test.each([
  '',
  'cricket',
  '+92300123456',
  '+923001234567 ext. 12',
  '9'.repeat(30),
  '+923991234567',
  '+14155552671',
  'call +923001234567',
  '+923001234567\r\nBcc: x',
])('%j is no number of Pakistan', (number) => {
  expect(inPakistan(number)).toBeUndefined()
})

test('a premium-rate number is refused', () => {
  expect(phoneOf({ number: '+44 909 879 0879', callingCode: '44', country: 'GB' })).toBeUndefined()
})

test('the number may be of another country than the account’s', () => {
  expect(phoneOf({ number: '07911 123456', callingCode: '44', country: 'PK' })).toBe(
    '+447911123456',
  )
})

test('countries that share a calling code share it', () => {
  expect(phoneOf({ number: '(416) 555-0123', callingCode: '1', country: 'CA' })).toBe(
    '+14165550123',
  )
})
