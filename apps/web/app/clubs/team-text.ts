import * as t from '#texts/clubs.ts'
import type { SquadOf } from './club-calls.ts'

export const genderText = { male: t.men, female: t.women, mixed: t.mixed } as const

export const squadAddress = ({
  organisationId,
  teamId,
  season,
}: { readonly [Key in keyof SquadOf]: string }): string =>
  `/manage/organisations/${organisationId}/teams/${teamId}?season=${encodeURIComponent(season)}`
