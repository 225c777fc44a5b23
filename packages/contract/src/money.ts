import { z } from 'zod'

/** An amount of money: an integer of the currency's minor unit, whose digits `currencies` tells. */
export const Money = z.object({ minor: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) })
export type Money = z.infer<typeof Money>
