/** The answer of a successful call. */
export const success = <T>(message: string, data: T) => ({
  status: 'Success' as const,
  message,
  data,
})

/** "1 team", "1,204 teams". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`
