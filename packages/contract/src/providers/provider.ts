import { z } from 'zod'

/** The external sign-in providers; the operator configures what is behind each name. */
export const Provider = z.enum(['google', 'facebook'])
export type Provider = z.infer<typeof Provider>

export const providers: readonly Provider[] = Provider.options
