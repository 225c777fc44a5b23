import * as t from '#texts/clubs.ts'

/** The roles that are written to as such. */
export const ROLES = ['player', 'coach', 'scorer', 'umpire', 'admin'] as const

export const roleNames: Readonly<Record<(typeof ROLES)[number], string>> = {
  player: t.allPlayers,
  coach: t.allCoaches,
  scorer: t.allScorers,
  umpire: t.allUmpires,
  admin: t.allAdmins,
}

/** "Everyone", "All coaches", or the name of a team. */
export function audienceName(audience: string): string {
  if (audience === 'Everyone') return t.everyone
  const role = ROLES.find((one) => one === audience)
  return role === undefined ? audience : roleNames[role]
}
