/** The form of a new match whose first side is this team. */
export const newMatchAddress = (teamId: string): string => `/manage/matches/new?team=${teamId}`
