/** What the pad can write down with one press. */
export const padKeys = ['wd', 'nb', 'b', 'lb', '3', '2', '6', '4', 'out', '1', '0'] as const
export type PadKey = (typeof padKeys)[number]

/** The key's sign and how it is said aloud. */
export const keyText: Readonly<Record<PadKey, readonly [sign: string, said: string]>> = {
  wd: ['WD', 'Wide'],
  nb: ['NB', 'No-ball'],
  b: ['B', 'Bye'],
  lb: ['LB', 'Leg bye'],
  '3': ['3', 'Three runs'],
  '2': ['2', 'Two runs'],
  '6': ['6', 'Six'],
  '4': ['4', 'Four'],
  out: ['OUT', 'Out, bowled'],
  '1': ['1', 'One run'],
  '0': ['0', 'No run'],
}
