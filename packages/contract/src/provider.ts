import { z } from 'zod'

/** Who else may say who somebody is. What stands behind a name is for the operator to configure. */
export const Provider = z.enum(['google', 'facebook'])
export type Provider = z.infer<typeof Provider>

export const providers: readonly Provider[] = Provider.options
