import { z } from 'zod'

/** An amount in whole minor units of the currency beside it, whose `digits` say how many make one unit. */
export const MinorUnits = z.int().brand<'MinorUnits', 'inout'>()
export type MinorUnits = z.infer<typeof MinorUnits>
/** The most that can be asked for or paid at a time. */
export const MOST_MONEY = 1_000_000_000_000

/** A share in hundredths of a percent: 1600 is 16 %. */
export const BasisPoints = z.int().brand<'BasisPoints', 'inout'>()
export type BasisPoints = z.infer<typeof BasisPoints>

export const Percent = z.int().min(0).max(100).brand<'Percent', 'inout'>()
export type Percent = z.infer<typeof Percent>
