/** "Need 46 from 28 balls" after a comma: "need 46 from 28 balls". */
export const startingSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
