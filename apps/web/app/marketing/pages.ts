import { companyPages } from './company-pages.ts'
import type { PlainPage } from './plain-page-type.ts'

/** What stands at the addresses whose product or department is not finished. Nothing promises more than there is. */
export const plainPages: Readonly<Record<string, PlainPage>> = companyPages
