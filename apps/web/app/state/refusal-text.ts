import type { Refused } from './request.ts'

/** What is wrong, in the words of the server: with the first field that it refuses, or with the whole. */
export const refusalText = ({ errors, message }: Refused): string => errors[0]?.message ?? message
