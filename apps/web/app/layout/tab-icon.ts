import type { SiteLogo } from '@pavilion/contract/sites/site-logo.ts'
import { isWordmark } from '@pavilion/contract/sites/wordmark.ts'

/** Whether a site's icons show its logo instead of the house mark. */
export const isIcon = (logo: SiteLogo | null): logo is SiteLogo =>
  logo !== null && !isWordmark(logo)

/** Attributes of the link to the site's favicon. */
export const tabIcon = (logo: SiteLogo | null) =>
  isIcon(logo)
    ? { href: `/icon-192.png?${logo.id}`, type: 'image/png' }
    : { href: '/favicon.svg', type: 'image/svg+xml' }
