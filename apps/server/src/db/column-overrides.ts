/** The units of whole numbers, which columns tell by their names. */
export const units: readonly { readonly names: RegExp; readonly type: string }[] = [
  {
    names:
      /^(amount|concession|discount|family|price|subtotal|total|tax|tax_on_top|tax_within|unit_price)$|^refund(ed)?$|(^|_)fee$/,
    type: 'MinorUnits',
  },
  { names: /(^|_)rate$/, type: 'BasisPoints' },
  { names: /^percent$/, type: 'Percent' },
]

/** Where their types are. */
export const UNITS = '@pavilion/contract/units.ts'

type Override = {
  /** The TypeScript type of a value. */
  readonly type: string
  /** Where the type is imported from, unless TypeScript knows it. */
  readonly from?: string
}

/** What readers are shown of a post, made by a version of the renderer. */
const RENDERED =
  '{ renderer: number; html: string; headings: { id: string; text: string }[]; minutes: number }'

/** What columns hold where neither their type nor a check tells, by "table.column". */
export const overrides: Readonly<Record<string, Override>> = {
  'booking.cancellation': {
    type: 'CancellationStep[]',
    from: '@pavilion/contract/grounds/ground-facts.ts',
  },
  'bowling_directive.directive': {
    type: 'BowlingDirective',
    from: '@pavilion/contract/workloads/workload-fields.ts',
  },
  'domain_event.transaction_id': { type: 'string' },
  'match_source.source': {
    type: 'FileSource',
    from: '@pavilion/cricket/cricsheet/source.ts',
  },
  'own_format.conditions': {
    type: 'PlayingConditions',
    from: '@pavilion/cricket/formats/conditions.ts',
  },
  'payment_event.provider': { type: "'sandbox'" },
  'post.meta': { type: 'PostMeta', from: '@pavilion/contract/cms/post.ts' },
  'post.rendered': { type: RENDERED },
  'post_revision.kind': { type: 'PostKind', from: '@pavilion/contract/cms/post.ts' },
  'post_revision.meta': { type: 'PostMeta', from: '@pavilion/contract/cms/post.ts' },
  'post_revision.rendered': { type: RENDERED },
  'post_revision.status': { type: "'draft' | 'scheduled' | 'published' | 'archived'" },
  'security_event.details': { type: 'Record<string, string>' },
  'security_event.kind': {
    type: 'AuditKind',
    from: '@pavilion/contract/audit-log/audit-log-calls.ts',
  },
  'site.links': { type: 'Record<string, string>' },
  'site.theme': { type: 'Record<string, string>' },
  'site_change.after': { type: 'Record<string, unknown>' },
  'site_change.before': { type: 'Record<string, unknown>' },
  'fixture_report.outcome': {
    type: 'Outcome',
    from: '@pavilion/contract/tournaments/result-fields.ts',
  },
  'fixture_run.problem': {
    type: 'RunWishes',
    from: '@pavilion/contract/tournaments/fixture-fields.ts',
  },
  'fixture_run.proposal': {
    type: 'RepairProposal',
    from: '@pavilion/contract/tournaments/fixture-fields.ts',
  },
  'fixture_run.reasons': {
    type: 'WishReason[]',
    from: '@pavilion/contract/tournaments/fixture-fields.ts',
  },
  'tournament_decision.said': {
    type: 'DecisionDetails',
    from: '@pavilion/contract/tournaments/result-fields.ts',
  },
  'tournament_fixture.away_from': {
    type: 'SideSource',
    from: '@pavilion/contract/tournaments/fixture-fields.ts',
  },
  'tournament_fixture.conditions': {
    type: 'PlayingConditions',
    from: '@pavilion/cricket/formats/conditions.ts',
  },
  'tournament_rain_item.call': {
    type: 'RainCall',
    from: '@pavilion/contract/tournaments/rain-fields.ts',
  },
  'tournament_rain_item.facts': { type: 'PlayFact[]', from: '@pavilion/cricket/facts.ts' },
  'tournament_rain_item.said': {
    type: 'DecisionDetails',
    from: '@pavilion/contract/tournaments/result-fields.ts',
  },
  'tournament_rain_run.plan': {
    type: 'RainPlan',
    from: '@pavilion/contract/tournaments/rain-fields.ts',
  },
  'tournament_fixture.home_from': {
    type: 'SideSource',
    from: '@pavilion/contract/tournaments/fixture-fields.ts',
  },
  'tournament_setup.award_formula': {
    type: 'AwardFormula',
    from: '@pavilion/cricket/awards/formula.ts',
  },
  'tournament_setup.conditions': {
    type: 'Conditions',
    from: '@pavilion/contract/matches/new-match.ts',
  },
  'tournament_setup.points': {
    type: 'PointsRules',
    from: '@pavilion/contract/tournaments/points-fields.ts',
  },
  'match_points.rules': {
    type: 'MatchRules',
    from: '@pavilion/contract/tournaments/points-fields.ts',
  },
  'tournament_setup.schedule_rules': {
    type: 'ScheduleRule[]',
    from: '@pavilion/contract/tournaments/schedule-rule-fields.ts',
  },
}
