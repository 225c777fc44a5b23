import { expect, test } from 'vitest'
import { brandIcon } from '@pavilion/kit/art/brand-icon.ts'
import { brandRule } from './brand.ts'

test('a brand sets the custom properties of the design', () => {
  expect(brandRule({ theme: { '--pv-brand': '#9c4320', '--pv-radius': '0px' } })).toBe(
    ':root{--pv-brand:#9c4320;--pv-radius:0px}',
  )
})

test('what a brand sets for the night holds by night alone', () => {
  expect(brandRule({ theme: { '--pv-brand': '#1f3d7a', 'dark:--pv-brand': '#8fb2ff' } })).toBe(
    ':root{--pv-brand:#1f3d7a}@media not print{[data-theme=dark]{--pv-brand:#8fb2ff}}',
  )
})

test('the house has no rule of its own', () => {
  expect(brandRule({ theme: {} })).toBe('')
})

test('nothing but a value gets into the page', () => {
  const theme = {
    '--pv-brand': 'red}</style><script>alert(1)</script>',
    background: 'red',
    '--pv-radius': '4px;color:red',
    'dark:--pv-board': 'red}body{display:none',
    'dark:color': 'red',
  }

  expect(brandRule({ theme })).toBe('')
  expect(brandIcon({ theme })).not.toContain('script')
})
