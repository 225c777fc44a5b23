import { qualification } from '@pavilion/cricket/qualification/qualification.ts'
import { z } from 'zod'
import { readInput } from '#input/read-input.ts'

const usage = `Usage: npm run qualify -- FILE
FILE is a league in JSON: { places, points: { win, tie }, teams: [{ id, points }], remaining: [[id, id], …] }.`

const leagueSchema = z.object({
  places: z.number(),
  points: z.object({ win: z.number(), tie: z.number() }),
  teams: z.array(z.object({ id: z.string(), points: z.number() })),
  remaining: z.array(z.tuple([z.string(), z.string()])),
})

/** Answers the exit code: 0; 1 for a file that makes no sense; 2 for wrong arguments. */
function main(args: readonly string[]): number {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    console.error(usage)
    return 2
  }
  const league = readInput(file, leagueSchema)
  const lines = league.ok ? qualification(league.value) : league
  if (!lines.ok) {
    console.error(lines.message)
    return 1
  }
  for (const line of lines.value) console.log(JSON.stringify(line))
  return 0
}

process.exitCode = main(process.argv.slice(2))
