/** A player's name as scorecards write it: without initials and first names, with particles. */
export function surname(name: string): string {
  const space = name.indexOf(' ')
  if (space < 0) return name
  if (isInitials(name, space)) return name.slice(space + 1)
  const words = name.split(' ')
  const particle = words.findIndex((word, i) => i > 0 && word === word.toLowerCase())
  return words.slice(particle > 0 ? particle : -1).join(' ')
}

/** "SPD" of "SPD Smith": up to five capitals of A to Z. */
function isInitials(name: string, end: number): boolean {
  if (end > 5) return false
  for (let i = 0; i < end; i++) {
    const code = name.charCodeAt(i)
    if (code < 65 || code > 90) return false
  }
  return true
}
