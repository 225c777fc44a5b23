import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearsLabels, brandTheme } from './brand-theme.ts'
import { contrast, toHex, toOklch } from './oklch.ts'

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const between = (theme: Readonly<Record<string, string>>, one: string, other: string) =>
  contrast(theme[one] ?? '', theme[other] ?? '')

test('a colour comes back from OKLCH as it went', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(toHex(toOklch(colour))).toBe(colour)
    }),
  )
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('whatever the colour, it can be read as text and on its own tint, by day and by night', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const theme = brandTheme(colour)

      expect(contrast(theme['--pv-brand-text'] ?? '', '#f3f1e4')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['dark:--pv-brand-text'] ?? '', '#090f12')).toBeGreaterThanOrEqual(4.5)
      expect(between(theme, '--pv-brand-soft-ink', '--pv-brand-soft')).toBeGreaterThanOrEqual(7)
      expect(
        between(theme, 'dark:--pv-brand-soft-ink', 'dark:--pv-brand-soft'),
      ).toBeGreaterThanOrEqual(7)
    }),
  )
})

test('by night every brand stands on its surface and bears its label', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const theme = brandTheme(colour)

      expect(contrast(theme['dark:--pv-brand'] ?? '', '#10191b')).toBeGreaterThanOrEqual(4.5)
      expect(between(theme, 'dark:--pv-on-brand', 'dark:--pv-brand')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the board takes the hue, and stays dark enough for what is written on it', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const theme = brandTheme(colour)

      for (const board of ['--pv-board', 'dark:--pv-board']) {
        expect(contrast(theme[board] ?? '', '#f5f0dc')).toBeGreaterThanOrEqual(7)
        expect(contrast(theme[board] ?? '', '#ff8a84')).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('a colour between the two on which no label can be read is known for it', () => {
  expect(bearsLabels('#0f5132')).toBe(true)
  expect(bearsLabels('#ffd400')).toBe(true)
  expect(bearsLabels('#787878')).toBe(false)
})
