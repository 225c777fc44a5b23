/** Lower-cases the first letter, to continue a sentence after a comma. */
export const startingSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
