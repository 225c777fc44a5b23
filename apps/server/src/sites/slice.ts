import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { processListeners } from './listeners.ts'
import { personalData } from './personal-data.queries.ts'
import { createLogos } from './show-logo.ts'
import { sendLogo } from './send-logo.ts'
import { saveSettings, showSettings } from './settings.ts'
import { showCounts, showSite } from './show-site.ts'

export const sites = {
  calls: {
    sites: { show: showSite, counts: showCounts, settings: showSettings, saveSettings, sendLogo },
  },
  pictures: [createLogos],
  processListeners,
  personalData: [personalData],
  limits,
} satisfies Slice
