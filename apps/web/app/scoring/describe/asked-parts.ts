/** Of which balls something is asked; `key`: boundaries and wickets. */
export const askedBalls = ['never', 'key', 'every'] as const
export type AskedBalls = (typeof askedBalls)[number]

/** What a scorer may be asked of a ball, each by a setting. */
export const askedParts = ['shot', 'pitched', 'fielder'] as const
export type AskedPart = (typeof askedParts)[number]
export type Asking = Readonly<Record<AskedPart, AskedBalls>>
