/** Without accents and capitals; letters in unusual forms, like "ﬁ", become plain ones. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether two names are written alike: capitals, accents and the spaces between words aside. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string): string => foldedText(name).trim().replaceAll(/\s+/gu, ' ')
