/** Whether two names are written alike: capitals, accents and the spaces between words aside. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/gu, ' ').toLowerCase()
