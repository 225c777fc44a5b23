import { z } from 'zod'
import { eventKind } from '#events/event-kind.ts'

/** The operator changed what a site is called, or how it looks or behaves. */
export const siteSettingsSaved = eventKind({
  kind: 'site-settings-saved',
  thing: 'site',
  data: z.object({ revision: z.int(), fields: z.array(z.string()) }),
})
