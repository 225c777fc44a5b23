import * as t from '#texts/kit.ts'
/** What overs are counted in, on axes and in tables: `size` is how many of it make an over. */
export type OverUnit = { readonly name: string; readonly size: number }

export const overs: OverUnit = { name: t.over, size: 1 }
