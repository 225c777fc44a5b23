import { z } from 'zod'

/** The backgrounds a logo is visible on: light (pages by day), dark (pages by night, footers) or both. */
const seenOn = ['both', 'light', 'dark'] as const
export type SeenOn = (typeof seenOn)[number]

/** The picture that stands for a site. */
export const SiteLogo = z.object({
  id: z.uuid(),
  /** For the bar and the foot of pages, WebP. */
  small: z.string(),
  /** For icons and for programs, PNG. */
  large: z.string(),
  /** Of the small one, in pixels. */
  width: z.int(),
  height: z.int(),
  seenOn: z.enum(seenOn),
})
export type SiteLogo = z.infer<typeof SiteLogo>
