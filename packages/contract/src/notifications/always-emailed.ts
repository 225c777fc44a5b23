import type { NoticeKind } from './notification-calls.ts'

/** Whoever is concerned is emailed about these in any case: by the club that invites, or about what was ordered. */
export const alwaysEmailed: readonly NoticeKind[] = ['invitation', 'booking', 'order']
