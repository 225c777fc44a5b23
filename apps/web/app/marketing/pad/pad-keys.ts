import * as t from '#texts/marketing.ts'

/** What the pad can write down with one press. */
export const padKeys = ['wd', 'nb', 'b', 'lb', '3', '2', '6', '4', 'out', '1', '0'] as const
export type PadKey = (typeof padKeys)[number]

/** The key's sign and how it is said aloud. */
export const keyText: Readonly<Record<PadKey, readonly [sign: string, said: string]>> = {
  wd: ['WD', t.wide],
  nb: ['NB', 'No-ball'],
  b: ['B', t.bye],
  lb: ['LB', t.legBye],
  '3': ['3', t.threeRuns],
  '2': ['2', t.twoRuns],
  '6': ['6', t.six],
  '4': ['4', t.four],
  out: ['OUT', t.outBowled],
  '1': ['1', t.oneRun],
  '0': ['0', t.noRun],
}
