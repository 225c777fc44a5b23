/** The readable end of an address: "Ravi Rovers" gives "ravi-rovers". Never empty. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? '-' : slug
}
