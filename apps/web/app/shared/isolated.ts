/** Words of Hebrew, Arabic and their kin, with what joins them. */
const words = /[\u0590-\u08ff\ufb1d-\ufefc]+(?:[ '’.-]+[\u0590-\u08ff\ufb1d-\ufefc]+)*/g

/**
 * A text with its right-to-left names isolated (U+2068, U+2069). Otherwise figures after a name would be
 * shown before it.
 */
export const isolated = (text: string): string => text.replaceAll(words, '\u2068$&\u2069')
