// What every column holds, as the migrations leave it. Written by `npm run db -- dump`; never edited: a
// type that the schema does not tell is named in column-overrides.ts.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditKind } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import type { AwardFormula } from '@pavilion/cricket/awards/formula.ts'
import type { BasisPoints, MinorUnits, Percent } from '@pavilion/contract/units.ts'
import type { BowlingDirective } from '@pavilion/contract/workloads/workload-fields.ts'
import type { CancellationStep } from '@pavilion/contract/grounds/ground-facts.ts'
import type { Conditions } from '@pavilion/contract/matches/new-match.ts'
import type { DecisionDetails, Outcome } from '@pavilion/contract/tournaments/result-fields.ts'
import type { FileSource } from '@pavilion/cricket/cricsheet/source.ts'
import type { MatchRules, PointsRules } from '@pavilion/contract/tournaments/points-fields.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import type { PostKind, PostMeta } from '@pavilion/contract/cms/post.ts'
import type { RainCall, RainPlan } from '@pavilion/contract/tournaments/rain-fields.ts'
import type { RepairProposal, RunWishes, SideSource, WishReason } from '@pavilion/contract/tournaments/fixture-fields.ts'
import type { ScheduleRule } from '@pavilion/contract/tournaments/schedule-rule-fields.ts'

/** A timestamptz: ISO 8601 text with Z in and out, never a Date. */
type Instant = string
/** A date, "2026-11-21". */
type Day = string
/** A time of day as PostgreSQL writes it, "06:00:00". */
type TimeOfDay = string
/** A tstzrange, as PostgreSQL writes it. */
type Span = string
/** A jsonb column: parsed on the way out, JSON text on the way in. */
type Json<T> = ColumnType<T, string, string>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>

/** Every table and its row, by the names of the database. */
export type Database = {
  academy_branch: {
    id: string
    organisation_id: string
    name: string
    address: Generated<string>
    time_zone: string
  }
  academy_holiday: {
    id: string
    organisation_id: string
    name: string
    first_day: Day
    last_day: Day
  }
  academy_term: {
    id: string
    organisation_id: string
    name: string
    first_day: Day
    last_day: Day
  }
  account: {
    id: Generated<string>
    site_id: string
    email: string
    email_key: string
    phone: string
    country: string
    first_name: string
    last_name: string
    password_hash: string
    avatar: string | null
    status: Generated<'unverified' | 'active' | 'closed'>
    phone_verified_at: Instant | null
    email_verified_at: Instant | null
    created_at: Generated<Instant>
    closed_at: Instant | null
  }
  account_suspension: {
    account_id: string
    reason: string
    suspended_by: string | null
    suspended_at: Instant
  }
  affiliation: {
    organisation_id: string
    association_id: string
    association_kind: Generated<'association'>
    since: Generated<Instant>
  }
  affiliation_fee: {
    association_id: string
    season: string
    kind: 'club' | 'academy' | 'association' | null
    amount: MinorUnits
  }
  affiliation_term: {
    id: Generated<string>
    organisation_id: string
    association_id: string
    association_kind: Generated<'association'>
    season: string
    state: 'asked' | 'approved' | 'declined' | 'withdrawn' | 'ended'
    note: string
    reason: Generated<string>
    asked_by: string | null
    asked_at: Instant
    decided_by: string | null
    decided_at: Instant | null
  }
  appointment: {
    id: string
    tournament_id: string
    match_id: string
    panel_id: string
    official_id: string
    role: 'umpire' | 'match-referee' | 'scorer'
    during: Span
    state: 'asked' | 'accepted' | 'declined' | 'released'
    reason: Generated<string>
    fee: MinorUnits
    currency: string
    link_origin: string
    token_hash: Buffer | null
    expires_at: Instant | null
    asked_by: string | null
    asked_at: Instant
    answered_at: Instant | null
  }
  appointment_rules: {
    tournament_id: string
    umpires: number
    scorers: number
    referees: number
    weeks_apart: number
    league_grade: 'A' | 'B' | 'C' | 'D'
    knock_out_grade: 'A' | 'B' | 'C' | 'D'
    answer_hours: number
    currency: string
    umpire_fee: MinorUnits
    scorer_fee: MinorUnits
    referee_fee: MinorUnits
  }
  assessment: {
    enrolment_id: string
    skill_id: string
    level: number
    assessed_by: string | null
    assessed_at: Instant
  }
  association: {
    organisation_id: string
    kind: Generated<'association'>
    approves: Generated<'by-hand' | 'at-once'>
    transfers_from: Day | null
    transfers_until: Day | null
    most_overseas: number | null
    most_stars: number | null
    next_number: Generated<number>
    revision: Generated<number>
  }
  attempt_count: {
    name: string
    subject: Buffer
    spent: number
    until: Instant
  }
  attendance: {
    enrolment_id: string
    day: Day
    starts: TimeOfDay
    mark: 'here' | 'late' | 'absent' | 'excused'
    marked_at: Instant
    marked_by: string | null
  }
  availability: {
    entry_id: string
    player_id: string
    organisation_id: string
    asked_at: Instant | null
    answer: 'yes' | 'no' | 'maybe' | null
    note: Generated<string>
    answered_at: Instant | null
  }
  avatar: {
    id: Generated<string>
    account_id: string
    hash: string
    webp: Buffer
    created_at: Instant
  }
  batch: {
    id: string
    organisation_id: string
    programme_id: string
    branch_id: string
    term_id: string | null
    first_day: Day | null
    last_day: Day | null
    name: string
    place: Generated<string>
    coach_id: string | null
    capacity: number
    is_open: boolean
  }
  batch_time: {
    batch_id: string
    weekday: number
    starts: TimeOfDay
    minutes: number
  }
  batting_innings: {
    match_id: string
    innings: number
    person_id: string
    position: number
    runs: number
    balls: number
    fours: number
    sixes: number
    dots: number
    out: boolean
    how_out: string | null
    bowler_id: string | null
    super_over: boolean
    logged_as: string | null
  }
  booking: {
    id: Generated<string>
    ground_id: string
    order_id: string | null
    order_status: 'pending' | 'paid' | 'cancelled' | 'expired' | 'partly refunded' | 'refunded' | null
    booked_by: string
    idempotency_key: string
    request_hash: Buffer
    purpose: Generated<string>
    customer: string | null
    cancellation: Json<CancellationStep[]>
    booked_at: Instant
    hold_until: Instant | null
    moves: Generated<number>
    cancelled_at: Instant | null
    cancelled_by: string | null
    refund: MinorUnits | null
    live: GeneratedAlways<boolean>
  }
  booking_equipment: {
    booking_id: string
    equipment_id: string
    quantity: number
    price: MinorUnits
  }
  booking_official: {
    span_id: string
    official_id: string
    person_id: string
    booking_id: string
    live: Generated<boolean>
    during: Span
    price: MinorUnits
  }
  bowling_directive: {
    id: Generated<string>
    association_id: string | null
    association_kind: 'association' | null
    tournament_id: string | null
    directive: Json<BowlingDirective>
    revision: Generated<number>
    changed_at: Instant
  }
  bowling_innings: {
    match_id: string
    innings: number
    person_id: string
    position: number
    legal_balls: number
    maidens: number
    runs: number
    wickets: number
    wides: number
    noballs: number
    dots: number
    super_over: boolean
    logged_as: string | null
  }
  bowling_style: {
    player_id: string
    organisation_id: string
    bowls: 'pace' | 'spin'
  }
  calendar_entry: {
    id: Generated<string>
    organisation_id: string
    team_id: string | null
    kind: 'match' | 'training'
    opponent: Generated<string>
    place: Generated<string>
    note: Generated<string>
    starts_at: Instant
    ends_at: Instant
    time_zone: string
    former_starts_at: Instant | null
    cancelled_at: Instant | null
    reason: Generated<string>
    ask_days: number | null
    asked_at: Instant | null
    site_id: string
    link_origin: string
    revision: Generated<number>
    idempotency_key: string
    made_at: Instant
    meets_at: Instant | null
    sheet_published_at: Instant | null
    sheet_is_public: Generated<boolean>
    days: GeneratedAlways<string>
    match_id: string | null
  }
  city: {
    id: number
    country: string
    name: string
    seat: string | null
    population: number
    folded: GeneratedAlways<string | null>
  }
  club_message: {
    id: Generated<string>
    organisation_id: string
    audience: string
    subject: string
    body: string
    must_be_seen: boolean
    author_id: string
    sent_at: Instant
    idempotency_key: string
  }
  club_message_reader: {
    id: Generated<string>
    message_id: string
    player_id: string | null
    account_id: string | null
    seen_at: Instant | null
    reached_by: 'account' | 'email' | 'nothing'
  }
  club_player: {
    id: Generated<string>
    organisation_id: string
    name: string
    folded: GeneratedAlways<string>
    email: string | null
    email_key: string | null
    account_id: string | null
    added_at: Instant
    left_at: Instant | null
    claim_hash: Buffer | null
    claim_expires_at: Instant | null
    born_on: Day | null
    shows_name: Generated<boolean>
    shows_picture: Generated<boolean>
    hidden_until: Day | null
    former_folded: Generated<string[]>
    emails_stopped_at: Instant | null
    is_guest: Generated<boolean>
  }
  country: {
    code: string
    name: string
    calling_code: string
  }
  coupon: {
    id: Generated<string>
    site_id: string
    code: string
    title: string
    amount: MinorUnits | null
    currency: string | null
    rate: BasisPoints | null
    line_kinds: Generated<('booking' | 'package' | 'fee' | 'entry')[]>
    subjects: Generated<string[]>
    valid_from: Instant
    valid_until: Instant
    most_uses: number | null
    most_uses_each: number | null
    uses: Generated<number>
    is_sample: Generated<boolean>
  }
  coupon_use: {
    coupon_id: string
    account_id: string
    uses: number
  }
  currency: {
    code: string
    name: string
    digits: number
  }
  delivery: {
    match_id: string
    innings: number
    ordinal: number
    over: number
    ball: number
    batter_id: string
    non_striker_id: string
    bowler_id: string
    bat_runs: number
    wides: number
    noballs: number
    byes: number
    legbyes: number
    penalty: number
    boundary: number
    wicket: string | null
    out_id: string | null
  }
  discipline_case: {
    id: string
    tournament_id: string
    match_id: string
    team_id: string
    player: string
    folded: GeneratedAlways<string>
    squad_player_id: string | null
    clause: string
    happened: string
    state: 'reported' | 'charged' | 'decided' | 'dismissed' | 'set-aside'
    reported_by: string | null
    reported_at: Instant
    sanction: 'reprimand' | 'fine' | 'matches' | 'until' | null
    fine: string | null
    matches: number | null
    until: Day | null
    reason: Generated<string>
    decided_by: string | null
    decided_at: Instant | null
    set_aside_for: string | null
  }
  document: {
    id: string
    organisation_id: string
    purpose: 'safeguarding' | 'first-aid' | 'insurance' | 'coaching' | 'other'
    title: string
    about_id: string | null
    expires_on: Day | null
    time_zone: string
    seen_by: 'managers' | 'coaches' | 'members'
    file_id: string
    reminded: number | null
    saved_by: string | null
    saved_at: Instant
  }
  document_file: {
    id: Generated<string>
    organisation_id: string
    digest: Buffer
    type: 'application/pdf' | 'image/png' | 'image/jpeg'
    bytes: Buffer
    size: GeneratedAlways<number>
    sent_by: string | null
    sent_at: Instant
  }
  domain_event: {
    id: GeneratedAlways<number>
    transaction_id: Generated<string>
    kind: string
    thing_type: string
    thing_id: string
    account_id: string | null
    site_id: string | null
    organisation_id: string | null
    data: Json<unknown>
    recorded_at: Instant
  }
  drill: {
    id: string
    organisation_id: string
    name: string
    minutes: number
    trains: 'batting' | 'bowling' | 'fielding' | 'keeping' | 'fitness' | 'game'
    equipment: string
    how: string
    removed_at: Instant | null
  }
  email_undo: {
    token_hash: Buffer
    account_id: string
    email: string
    email_key: string
    expires_at: Instant
    phone: string
  }
  enrolment: {
    id: Generated<string>
    organisation_id: string
    batch_id: string
    student_id: string
    state: 'trial' | 'enrolled' | 'waiting' | 'withdrawn'
    seat: number | null
    capacity: number
    trial_at: Instant | null
    asked_at: Instant
    tariff_id: string | null
  }
  entitlement: {
    id: Generated<string>
    account_id: string
    package_id: string
    order_id: string
    order_status: 'pending' | 'paid' | 'cancelled' | 'expired' | 'partly refunded' | 'refunded'
    streaming_hours: number
    starts_at: Instant
    ends_at: Instant | null
  }
  event_dispatch: {
    listener: string
    event_id: number
    thing_type: string
    thing_id: string
    failures: Generated<number>
    error: string | null
    try_after: Instant | null
    parked_at: Instant | null
  }
  event_listener: {
    name: string
    kinds: string[]
  }
  fee_affiliate: {
    id: Generated<string>
    organisation_id: string
    affiliate_id: string
  }
  fee_book: {
    organisation_id: string
    currency: string
    blocks_debtors: Generated<boolean>
    remind_days: number | null
    time_zone: string
    site_id: string
    link_origin: string
    opened_at: Instant
  }
  fee_concession: {
    player_id: string | null
    organisation_id: string
    student_id: string | null
    holder_id: GeneratedAlways<string>
    affiliate_id: string | null
  }
  fee_entry: {
    id: Generated<string>
    organisation_id: string
    player_id: string | null
    kind: 'charge' | 'payment' | 'contrary'
    amount: MinorUnits
    title: string
    about: string | null
    product_id: string | null
    due_on: Day | null
    method: 'card' | 'cash' | 'transfer' | null
    paid_on: Day | null
    order_id: string | null
    reverses: string | null
    entered_by: string | null
    entered_at: Instant
    idempotency_key: string | null
    student_id: string | null
    holder_id: GeneratedAlways<string>
    affiliate_id: string | null
  }
  fee_order: {
    order_id: string
    player_id: string | null
    organisation_id: string
    amount: MinorUnits
    student_id: string | null
    holder_id: GeneratedAlways<string>
    affiliate_id: string | null
  }
  fee_product: {
    id: Generated<string>
    organisation_id: string
    kind: 'match' | 'subscription' | 'training' | 'tuition'
    name: string
    amount: MinorUnits
    concession: MinorUnits | null
    family: MinorUnits | null
    instalments: Generated<number>
    archived_at: Instant | null
    idempotency_key: string
    made_at: Instant
  }
  fee_reminder: {
    entry_id: string
    reminded_at: Instant
  }
  fielding_due: {
    match_id: string
  }
  fielding_innings: {
    match_id: string
    innings: number
    person_id: string
    catches: number
    stumpings: number
    run_outs: number
    super_over: boolean
    logged_as: string | null
  }
  fixture_report: {
    fixture_id: string
    outcome: Json<Outcome>
    status: 'open' | 'disputed' | 'standing'
    objection: Generated<string>
    told_by: string | null
    told_at: Instant
    answer_by: Instant
    answered_by: string | null
    answered_at: Instant | null
  }
  fixture_run: {
    id: string
    tournament_id: string
    status: 'waiting' | 'searching' | 'found' | 'impossible' | 'unknown' | 'cancelled' | 'failed' | 'applied' | 'stale'
    stage: string
    problem: Json<RunWishes>
    says: string[]
    started_by: string | null
    asked_at: Instant
    ended_at: Instant | null
    kind: Generated<'search' | 'repair'>
    proposal: Json<RepairProposal> | null
    basis: string | null
    reasons: JsonWithDefault<WishReason[]>
    met: Generated<string[]>
  }
  follow: {
    account_id: string
    match_id: string | null
    team_id: string | null
    person_id: string | null
    tournament_id: string | null
    followed_at: Instant
    organisation_id: string | null
  }
  ground: {
    id: Generated<string>
    name: string
    city: Generated<string>
    country: string | null
    time_zone: Generated<string>
    is_sample: Generated<boolean>
    created_at: Generated<Instant>
    folded: GeneratedAlways<string>
    organisation_id: string | null
  }
  ground_cancellation_step: {
    ground_id: string
    hours_before: number
    percent: Percent
  }
  ground_equipment: {
    id: Generated<string>
    ground_id: string
    name: string
    price: MinorUnits
    quantity: number
    archived_at: Instant | null
  }
  ground_facts: {
    ground_id: string
    about: Generated<string>
    address: Generated<string>
    latitude: number | null
    longitude: number | null
    amenities: Generated<string[]>
    rules: Generated<string[]>
    currency: string
    ahead_days: Generated<number>
    notice_minutes: Generated<number>
    revision: Generated<number>
    withdrawn_at: Instant | null
  }
  ground_official: {
    id: Generated<string>
    ground_id: string
    person_id: string
    role: 'umpire' | 'scorer' | 'match-referee' | 'commentator'
    price: MinorUnits
    archived_at: Instant | null
  }
  ground_photo: {
    id: Generated<string>
    ground_id: string
    position: number
    address: string
    alt: string
    picture_id: string | null
  }
  ground_picture: {
    id: Generated<string>
    ground_id: string
    digest: Buffer
    small: Buffer
    large: Buffer
    made_by: string | null
    made_at: Instant
  }
  ground_slot: {
    id: Generated<string>
    ground_id: string
    weekday: number
    starts: TimeOfDay
    ends: TimeOfDay
    kind: Generated<'standard' | 'peak' | 'floodlight'>
    price: MinorUnits
    archived_at: Instant | null
    week: GeneratedAlways<string | null>
  }
  ground_span: {
    id: Generated<string>
    ground_id: string
    during: Span
    live: Generated<boolean>
    booking_id: string | null
    slot_id: string | null
    day: Day | null
    kind: 'standard' | 'peak' | 'floodlight' | null
    price: MinorUnits | null
    reason: string | null
    closed_by: string | null
    made_at: Instant
    match_id: string | null
    fixture_id: string | null
  }
  guardian: {
    player_id: string
    organisation_id: string
    account_id: string
    since: Instant
  }
  guest_consent: {
    account_id: string
    country: string
    city: string
    folded: GeneratedAlways<string>
    role: 'batter' | 'keeper' | 'all-rounder' | 'bowler'
    from_day: Day
    given_at: Instant
  }
  guest_offer: {
    entry_id: string
    organisation_id: string
    note: string
    until: Instant
    closed_at: Instant | null
  }
  guest_place: {
    id: Generated<string>
    entry_id: string
    organisation_id: string
    player_id: string | null
    taken_at: Instant | null
  }
  guest_told: {
    entry_id: string
    account_id: string
    told_at: Instant
  }
  handbook_rule: {
    association_id: string
    association_kind: Generated<'association'>
    clause: string
    title: string
    body: string
    changed_at: Instant
  }
  hidden_person: {
    person_id: string
    until: Day
  }
  home_section: {
    name: 'section-1' | 'section-2' | 'section-3'
    title: string
    lead: Generated<string>
    link_label: string
    link_to: string
    kind: 'blog' | 'news' | 'legend' | 'page'
    size: number
    site_id: string | null
    revision: Generated<number>
    changed_at: Generated<Instant>
    changed_by: string | null
  }
  honour: {
    id: Generated<string>
    organisation_id: string
    kind: 'title' | 'hundred' | 'five-wickets'
    season: string
    occasion: string
    achievement: string
    who: string
    added_by: string | null
    added_at: Instant
  }
  identity: {
    id: Generated<string>
    account_id: string
    provider: 'google' | 'facebook'
    issuer: string
    subject: string
    email: string | null
    linked_at: Instant
    used_at: Instant
  }
  innings: {
    match_id: string
    innings: number
    team_id: string
    bowling_team_id: string
    super_over: boolean
    runs: number
    wickets: number
    legal_balls: number
    wides: number
    noballs: number
    byes: number
    legbyes: number
    penalty: number
    declared: boolean
    forfeited: boolean
    target: number | null
  }
  installation_secret: {
    only_one: Generated<boolean>
    secret: Buffer
    created_at: Generated<Instant>
    previous: Buffer | null
  }
  join_request: {
    id: Generated<string>
    organisation_id: string
    account_id: string
    note: string
    asked_at: Instant
    child_name: string | null
    child_born_on: Day | null
  }
  lead: {
    id: string
    organisation_id: string
    source: 'page' | 'phone'
    name: string
    phone: string
    email: string | null
    email_key: string | null
    account_id: string | null
    student_name: string
    age: number | null
    programme_id: string | null
    question: string
    state: 'new' | 'called' | 'lost'
    lost_because: 'price' | 'time' | 'place' | 'age' | 'elsewhere' | 'no-answer' | 'other' | null
    note: Generated<string>
    follower_id: string | null
    follow_on: Day | null
    batch_id: string | null
    token_hash: Buffer | null
    enrolment_id: string | null
    asked_at: Instant
    changed_at: Instant
  }
  ledger_entry: {
    id: Generated<string>
    event: string
    order_id: string | null
    account: 'provider' | 'sales' | 'tax' | 'owed' | 'officials' | 'owed to officials' | 'paid out'
    amount: MinorUnits
    at: Instant
    appointment_id: string | null
  }
  match: {
    id: Generated<string>
    cricsheet_id: string | null
    tournament_id: string | null
    ground_id: string | null
    match_number: string | null
    stage: string | null
    match_group: string | null
    format: string
    match_type: string
    gender: 'male' | 'female' | 'mixed'
    team_kind: 'international' | 'club'
    season: string
    starts_on: Day
    ends_on: Day
    starts_at: Instant | null
    status: 'upcoming' | 'live' | 'complete' | 'abandoned'
    setup: Json<unknown>
    summary: Json<unknown>
    result: Json<unknown> | null
    result_text: Generated<string>
    seq: Generated<number>
    is_sample: Generated<boolean>
    created_at: Generated<Instant>
    updated_at: Generated<Instant>
    starts_key: GeneratedAlways<number>
    list_group: GeneratedAlways<number>
    list_key: GeneratedAlways<number>
    winner_id: GeneratedAlways<string | null>
    visibility: Generated<'public' | 'link'>
    closes_ground: Generated<boolean>
  }
  match_contribution: {
    match_id: string
    side: number
    team_id: string
    result: 'won' | 'lost' | 'tied' | 'drawn' | 'no result'
    decision: 'play' | 'tie break' | 'award' | 'walkover' | 'conceded' | 'forfeited'
    balls_per_over: number
    quota_balls: number | null
    runs: number | null
    balls: number | null
    innings: Json<unknown>
  }
  match_duty: {
    id: Generated<string>
    entry_id: string
    organisation_id: string
    kind: 'scorer' | 'umpire' | 'teas' | 'lifts' | 'ground'
    player_id: string | null
  }
  match_event: {
    match_id: string
    seq: number
    fact: Json<unknown>
    recorded_by: string
    recorded_at: Generated<Instant>
  }
  match_official: {
    match_id: string
    role: 'umpire' | 'tv-umpire' | 'reserve-umpire' | 'match-referee' | 'scorer'
    person_id: string
    position: number
    logged_as: string | null
  }
  match_player: {
    match_id: string
    side: number
    person_id: string
    position: number
    logged_as: string | null
  }
  match_points: {
    match_id: string
    tournament_id: string
    rules: Json<MatchRules>
  }
  match_scorer: {
    match_id: string
    account_id: string
    invited_by: string | null
    added_at: Instant
  }
  match_scoring: {
    match_id: string
    created_by: string | null
    idempotency_key: string
    request_hash: Buffer
    created_at: Instant
    entry_id: string | null
  }
  match_sealed_log: {
    match_id: string
    last_seq: number
    facts: string
  }
  match_side: {
    match_id: string
    side: number
    team_id: string
  }
  match_signature: {
    id: Generated<string>
    match_id: string
    seq: number
    head: string
    role: 'captain' | 'umpire'
    side: number | null
    name: string
    taken_by: string | null
    signed_at: Instant
  }
  match_source: {
    match_id: string
    source: Json<FileSource>
  }
  membership: {
    organisation_id: string
    account_id: string
    role: 'owner' | 'admin' | 'scorer' | 'umpire' | 'coach' | 'player' | 'ground-manager' | 'gate-staff' | 'content-editor'
    granted_by: string | null
    granted_at: Instant
  }
  message: {
    id: Generated<string>
    channel: 'sms' | 'email'
    sender: string
    recipient: string
    subject: string
    body: string
    created_at: Instant
    sent_at: Instant | null
    trouble: string | null
    forget_when_sent: Generated<boolean>
    reply_to: string | null
    retry_key: string | null
    html: string | null
    unsubscribe_url: string | null
    send_after: Instant | null
  }
  net_bowling: {
    id: string
    player_id: string
    organisation_id: string
    day: Day
    overs: number
    added_by: string | null
    added_at: Instant
  }
  net_overs: {
    enrolment_id: string
    day: Day
    starts: TimeOfDay
    overs: number
    noted_by: string | null
    noted_at: Instant
  }
  notice: {
    account_id: string
    event_id: string
    read_at: Instant | null
  }
  notice_cursor: {
    match_id: string
    seq: number
    read_at: Instant
  }
  notice_email: {
    account_id: string
    event_id: string
    queued_at: Instant
    due_at: Instant
  }
  notice_event: {
    id: Generated<string>
    key: string
    kind: 'match-start' | 'wicket' | 'innings-end' | 'result' | 'tournament' | 'club' | 'invitation' | 'booking' | 'order' | 'role'
    match_id: string | null
    title: string
    body: string
    path: string
    happened_at: Instant
    withdrawn_at: Instant | null
    organisation_id: string | null
    seen_by: 'people' | 'coaches' | 'managers' | null
  }
  notice_preference: {
    account_id: string
    kind: 'match-start' | 'wicket' | 'innings-end' | 'result' | 'tournament' | 'club' | 'invitation' | 'booking' | 'order' | 'role'
    channel: 'page' | 'email' | 'push'
    wanted: boolean
  }
  notice_schedule: {
    account_id: string
    time_zone: string
    quiet_from: TimeOfDay | null
    quiet_until: TimeOfDay | null
    digest_at: TimeOfDay | null
    link_origin: string | null
  }
  oauth_attempt: {
    id: Generated<string>
    provider: 'google' | 'facebook'
    stage: Generated<'away' | 'back' | 'known'>
    key_hash: Buffer
    browser_hash: Buffer
    redirect_uri: string
    account_id: string | null
    issuer: string | null
    subject: string | null
    email: string | null
    email_verified: Generated<boolean>
    first_name: Generated<string>
    last_name: Generated<string>
    expires_at: Instant
  }
  officer: {
    id: Generated<string>
    organisation_id: string
    position: string
    name: string
    added_by: string | null
    added_at: Instant
  }
  official: {
    id: Generated<string>
    email_key: string
    account_id: string | null
    person_id: string | null
    away: Generated<string>
  }
  official_conflict: {
    panel_id: string
    team_id: string
    kind: 'club' | 'family'
  }
  official_totals: {
    person_id: string
    matches: number
    roles: Json<unknown>
    last_stood: Day | null
  }
  order_line: {
    order_id: string
    position: number
    kind: 'booking' | 'package' | 'fee' | 'entry'
    title: string
    quantity: number
    unit_price: MinorUnits
    amount: MinorUnits
    discount: MinorUnits
    tax_name: string | null
    tax_rate: BasisPoints
    tax_inclusive: boolean
    tax: MinorUnits
    subject: string
    reference: string | null
    period: 'month' | 'year' | 'once' | null
    place: string | null
    starts_at: Instant | null
    ends_at: Instant | null
    time_zone: string | null
  }
  orders: {
    id: Generated<string>
    site_id: string
    account_id: string
    number: string
    status: 'pending' | 'paid' | 'cancelled' | 'expired' | 'partly refunded' | 'refunded'
    currency: string
    subtotal: MinorUnits
    discount: MinorUnits
    tax_on_top: MinorUnits
    tax_within: MinorUnits
    total: MinorUnits
    refunded: Generated<MinorUnits>
    coupon_id: string | null
    idempotency_key: string
    request_hash: Buffer
    placed_at: Instant
    paid_at: Instant | null
    expires_at: Instant | null
  }
  organisation: {
    id: Generated<string>
    kind: 'club' | 'association' | 'academy' | 'ground-owner'
    name: string
    country: string | null
    is_sample: Generated<boolean>
    created_at: Generated<Instant>
    archived_at: Instant | null
    folded: GeneratedAlways<string>
    initials: GeneratedAlways<string>
    city: Generated<string>
    about: Generated<string>
    website: Generated<string>
    email: Generated<string>
    phone: Generated<string>
    revision: Generated<number>
    made_by: string | null
    idempotency_key: string | null
    request_hash: Buffer | null
    crest_id: string | null
    first_colour: string | null
    second_colour: string | null
    links: Generated<string[]>
    badge_revision: Generated<number>
  }
  organisation_claim: {
    id: Generated<string>
    organisation_id: string
    account_id: string
    role: string
    evidence: string
    link: string
    made_at: Instant
    state: Generated<'open' | 'approved' | 'declined'>
    reason: Generated<string>
    decided_at: Instant | null
    decided_by: string | null
  }
  organisation_invitation: {
    id: Generated<string>
    organisation_id: string
    token_hash: Buffer
    roles: string[]
    email: string | null
    email_key: string | null
    invited_by: string | null
    made_at: Instant
    expires_at: Instant
    accepted_at: Instant | null
    accepted_by: string | null
    withdrawn_at: Instant | null
    phone: string | null
  }
  organisation_picture: {
    id: Generated<string>
    organisation_id: string
    digest: Buffer
    small: Buffer
    large: Buffer
    made_by: string | null
    made_at: Instant
  }
  own_format: {
    id: Generated<string>
    account_id: string
    name: string
    conditions: Json<PlayingConditions>
    saved_at: Instant
  }
  pack_use: {
    enrolment_id: string
    day: Day
    starts: TimeOfDay
    pack_id: string
    sessions: number
    nth: number
  }
  package: {
    id: Generated<string>
    site_id: string
    kind: 'plan' | 'live-stream'
    tier: 'freemium' | 'pro' | null
    streaming_hours: Generated<number>
    name: string
    summary: string
    features: Generated<string[]>
    rank: Generated<number>
    is_sample: Generated<boolean>
    archived_at: Instant | null
    folded: GeneratedAlways<string | null>
  }
  package_price: {
    package_id: string
    period: 'month' | 'year' | 'once'
    currency: string
    amount: MinorUnits
  }
  panel_official: {
    id: string
    official_id: string
    tournament_id: string | null
    organisation_id: string | null
    name: string
    email: string
    roles: string[]
    grade: 'A' | 'B' | 'C' | 'D'
    latitude: number | null
    longitude: number | null
    removed_at: Instant | null
  }
  passkey: {
    id: Generated<string>
    account_id: string
    credential_id: Buffer
    host: string
    public_key: Buffer
    counter: number
    transports: string[]
    is_synced: boolean
    name: string
    created_at: Instant
    last_used_at: Instant | null
  }
  passkey_challenge: {
    hash: Buffer
    purpose: 'add' | 'log-in' | 'prove'
    account_id: string | null
    host: string
    expires_at: Instant
  }
  password_reset: {
    token_hash: Buffer
    account_id: string
    email_key: string
    expires_at: Instant
    used_at: Instant | null
  }
  payment: {
    id: Generated<string>
    order_id: string
    provider: 'sandbox'
    reference: string
    amount: MinorUnits
    refunded: Generated<MinorUnits>
    status: Generated<'pending' | 'succeeded' | 'failed'>
    created_at: Instant
    settled_at: Instant | null
  }
  payment_event: {
    provider: 'sandbox'
    event: string
    kind: string
    received_at: Instant
  }
  person: {
    id: Generated<string>
    name: string
    cricsheet_id: string | null
    gender: 'male' | 'female' | null
    is_sample: Generated<boolean>
    created_at: Generated<Instant>
    folded: GeneratedAlways<string>
    made_by: string | null
    counts_as: string | null
    playing_role: 'batter' | 'keeper' | 'all-rounder' | 'bowler' | null
    bats: 'right' | 'left' | null
    bowls: 'right-fast' | 'right-medium' | 'off-break' | 'leg-break' | 'left-fast' | 'left-medium' | 'left-orthodox' | 'left-wrist-spin' | null
  }
  person_change: {
    id: string
    nth: GeneratedAlways<number>
    kind: 'merge' | 'split'
    from_id: string
    into_id: string
    organisation_id: string | null
    made_by: string | null
    made_at: Instant
    undone_by: string | null
    undone_at: Instant | null
  }
  person_change_match: {
    change_id: string
    match_id: string
  }
  plan_drill: {
    batch_id: string
    organisation_id: string
    day: Day
    starts: TimeOfDay
    place: number
    drill_id: string
    minutes: number
    note: string
  }
  platform_role: {
    account_id: string
    role: 'operator'
    granted_at: Instant
  }
  player_totals: {
    person_id: string
    named: number
    matches: number
    runs: number
    wickets: number
    last_played: Day | null
    teams: Generated<string[]>
    gender: string | null
  }
  post: {
    id: Generated<string>
    site_id: string | null
    kind: 'blog' | 'news' | 'legend' | 'page'
    slug: string
    title: string
    summary: string
    body: string
    category: string
    author: string
    cover_seed: string
    meta: JsonWithDefault<PostMeta>
    status: Generated<'draft' | 'scheduled' | 'published' | 'archived'>
    published_at: Instant | null
    created_at: Generated<Instant>
    folded: GeneratedAlways<string | null>
    revision: Generated<number>
    changed_at: Generated<Instant>
    changed_by: string | null
    made_with: string | null
    cover_id: string | null
    cover_alt: Generated<string>
    social_id: string | null
    rendered: Json<{ renderer: number; html: string; headings: { id: string; text: string }[]; minutes: number }> | null
    organisation_id: string | null
  }
  post_former_slug: {
    site_id: string | null
    slug: string
    post_id: string
    left_at: Instant
  }
  post_picture: {
    id: Generated<string>
    site_id: string
    digest: Buffer
    small: Buffer
    large: Buffer
    share: Buffer
    made_by: string | null
    made_at: Generated<Instant>
  }
  post_revision: {
    post_id: string
    number: number
    title: string
    summary: string
    body: string
    meta: Json<PostMeta>
    revised_at: Generated<Instant>
    kind: PostKind
    slug: string
    category: string
    author: string
    cover_seed: string
    cover_id: string | null
    cover_alt: string
    social_id: string | null
    status: 'draft' | 'scheduled' | 'published' | 'archived'
    published_at: Instant | null
    saved_by: string | null
    rendered: Json<{ renderer: number; html: string; headings: { id: string; text: string }[]; minutes: number }> | null
  }
  private_calendar: {
    account_id: string
    id: string
    made_at: Instant
  }
  programme: {
    id: string
    organisation_id: string
    kind: 'course' | 'camp'
    name: string
    level: 'beginner' | 'intermediate' | 'advanced' | 'any'
    age_from: number | null
    age_to: number | null
    about: Generated<string>
    price: Generated<string>
    is_public: boolean
  }
  push_delivery: {
    subscription_id: string
    event_id: string
    queued_at: Instant
    due_at: Instant
    attempts: Generated<number>
  }
  push_key: {
    only_one: Generated<boolean>
    public_key: Buffer
    sealed_private: Buffer
    created_at: Instant
  }
  push_subscription: {
    id: Generated<string>
    account_id: string
    session_id: string
    endpoint: string
    p256dh: Buffer
    auth: Buffer
    created_at: Instant
  }
  recovery_code: {
    account_id: string
    hash: Buffer
    used_at: Instant | null
  }
  refresh_token: {
    hash: Buffer
    session_id: string
    used_at: Instant | null
  }
  refund: {
    id: Generated<string>
    payment_id: string
    order_id: string
    amount: MinorUnits
    reason: 'cancelled' | 'paid too late' | 'paid twice'
    created_at: Instant
    sent_at: Instant | null
  }
  registered_person: {
    id: Generated<string>
    association_id: string
    number: number
    name: string
    folded: GeneratedAlways<string>
    account_id: string | null
    is_overseas: Generated<boolean>
    is_star: Generated<boolean>
    added_at: Instant
  }
  registration: {
    id: Generated<string>
    association_id: string
    person_id: string
    organisation_id: string
    player_id: string
    kind: 'own' | 'loan'
    state: 'asked' | 'approved' | 'declined' | 'ended'
    days: string
    reason: Generated<string>
    asked_at: Instant
    decided_at: Instant | null
  }
  report_card: {
    enrolment_id: string
    comment: string
    token_hash: Buffer | null
    shared_at: Instant | null
    written_by: string | null
    written_at: Instant
  }
  review: {
    id: Generated<string>
    ground_id: string
    account_id: string
    booking_id: string
    stars: number
    body: string
    written_at: Instant
    reply: string | null
    replied_by: string | null
    replied_at: Instant | null
  }
  sandbox_payment: {
    reference: string
    outcome: 'succeed' | 'decline' | 'later' | 'never-returns' | null
    decided_at: Instant | null
    settles_at: Instant | null
    expires_at: Instant
  }
  scorer_invitation: {
    id: Generated<string>
    match_id: string
    token_hash: Buffer
    invited_by: string | null
    made_at: Instant
    expires_at: Instant
    used_at: Instant | null
  }
  scoring_claim: {
    match_id: string
    device: string
    label: string
    account_id: string
    since: Instant
  }
  scoring_event: {
    id: Generated<string>
    match_id: string
    kind: 'claimed' | 'asked' | 'granted' | 'taken-over' | 'released' | 'invited' | 'joined' | 'removed'
    account_id: string | null
    device: Generated<string>
    reason: Generated<string>
    at: Instant
  }
  scoring_proposal: {
    id: string
    match_id: string
    account_id: string | null
    after: number
    facts: Json<unknown>
    proposed_at: Instant
    answer: 'accepted' | 'declined' | null
    answered_at: Instant | null
  }
  scoring_request: {
    match_id: string
    device: string
    label: string
    account_id: string
    asked_at: Instant
  }
  second_factor: {
    account_id: string
    secret: Buffer
    created_at: Instant
    confirmed_at: Instant | null
    last_step: Generated<number>
  }
  security_event: {
    id: Generated<string>
    account_id: string | null
    kind: AuditKind
    session_id: string | null
    address: string
    user_agent: string
    at: Instant
    subject_id: string | null
    details: JsonWithDefault<Record<string, string>>
  }
  selection: {
    entry_id: string
    player_id: string
    organisation_id: string
    days: string
    state: 'playing' | 'reserve' | 'asked' | 'withdrawn' | 'left-out'
    told: 'playing' | 'reserve' | 'asked' | 'withdrawn' | 'left-out' | null
    place: Generated<number>
    shirt: number | null
    is_captain: Generated<boolean>
    is_keeper: Generated<boolean>
  }
  session: {
    id: Generated<string>
    account_id: string
    address: string
    user_agent: string
    created_at: Instant
    last_used_at: Instant
    expires_at: Instant
    ended_at: Instant | null
    ended_by: 'logout' | 'sign-out-everywhere' | 'password-change' | 'password-reset' | 're-use' | 'email-undone' | 'suspension' | null
    second_factor_at: Instant | null
  }
  session_absence: {
    enrolment_id: string
    day: Day
    starts: TimeOfDay
    note: Generated<string>
    told_at: Instant
  }
  session_cancelled: {
    batch_id: string
    organisation_id: string
    day: Day
    starts: TimeOfDay
    reason: Generated<string>
    cancelled_by: string | null
    cancelled_at: Instant
  }
  session_pack: {
    id: string
    organisation_id: string
    student_id: string
    tariff_id: string
    bought: number
    sessions: number
    bought_at: Instant
    refunded_at: Instant | null
  }
  session_plan: {
    batch_id: string
    organisation_id: string
    day: Day
    starts: TimeOfDay
    aim: string
    planned_by: string | null
    planned_at: Instant
  }
  shipped_post: {
    slug: string
    loaded_at: Generated<Instant>
  }
  site: {
    id: Generated<string>
    name: string
    tagline: string
    description: string
    country: string
    currency: string
    locale: string
    time_zone: string
    no_reply: string
    contact_email: string
    theme: JsonWithDefault<Record<string, string>>
    links: JsonWithDefault<Record<string, string>>
    is_default: Generated<boolean>
    created_at: Generated<Instant>
    organisation_id: string | null
    name_min: Generated<number>
    name_max: Generated<number>
    revision: Generated<number>
    logo_id: string | null
  }
  site_change: {
    site_id: string
    revision: number
    changed_by: string | null
    changed_at: Instant
    before: Json<Record<string, unknown>>
    after: Json<Record<string, unknown>>
  }
  site_host: {
    host: string
    site_id: string
  }
  site_logo: {
    id: Generated<string>
    site_id: string
    digest: Buffer
    small: Buffer
    large: Buffer
    width: number
    height: number
    seen_on: 'both' | 'light' | 'dark'
    made_by: string | null
    made_at: Instant
  }
  skill: {
    id: string
    organisation_id: string
    programme_id: string
    name: string
    levels: string[]
    place: number
  }
  squad_player: {
    team_id: string
    season: string
    player_id: string
    organisation_id: string
    shirt: number | null
    is_captain: Generated<boolean>
    is_keeper: Generated<boolean>
    added_at: Instant
  }
  student: {
    id: Generated<string>
    organisation_id: string
    account_id: string | null
    is_self: boolean
    name: string
    folded: GeneratedAlways<string>
    born_on: Day | null
    medical: Generated<string>
    contact_name: Generated<string>
    contact_phone: Generated<string>
    shows_name: Generated<boolean>
    shows_picture: Generated<boolean>
    consented_at: Instant
  }
  tariff: {
    id: string
    organisation_id: string
    programme_id: string
    batch_id: string | null
    kind: 'term' | 'month' | 'pack'
    product_id: string
    due_day: number | null
    sessions: number | null
    is_shared: boolean
    ended_at: Instant | null
  }
  tax: {
    id: Generated<string>
    country: string
    line_kind: 'booking' | 'package' | 'fee' | 'entry'
    name: string
    rate: BasisPoints
    inclusive: boolean
    is_sample: Generated<boolean>
  }
  team: {
    id: Generated<string>
    name: string
    short_name: string | null
    gender: 'male' | 'female' | 'mixed'
    kind: 'international' | 'club'
    is_sample: Generated<boolean>
    created_at: Generated<Instant>
    folded: GeneratedAlways<string>
    organisation_id: string | null
    initials: GeneratedAlways<string>
    made_by: string | null
    made_here: Generated<boolean>
    idempotency_key: string | null
  }
  totals_due: {
    person_id: string
  }
  tournament: {
    id: Generated<string>
    name: string
    season: string
    gender: 'male' | 'female' | 'mixed'
    is_sample: Generated<boolean>
    created_at: Generated<Instant>
    folded: GeneratedAlways<string>
    organisation_id: string | null
    initials: GeneratedAlways<string>
    made_here: Generated<boolean>
  }
  tournament_adjustment: {
    id: string
    tournament_id: string
    team_id: string
    points: number
    reason: string
    made_by: string | null
    made_at: Instant
    fine: string | null
  }
  tournament_bye: {
    tournament_id: string
    round: number
    team_id: string
  }
  tournament_decision: {
    id: Generated<string>
    tournament_id: string
    fixture_id: string | null
    kind: 'told' | 'agreed' | 'disputed' | 'decided' | 'stood' | 'late' | 'replayed' | 'moved' | 'shortened' | 'removed' | 'overtaken' | 'points' | 'fined' | 'fine withdrawn' | 'coin' | 'lots' | 'lot withdrawn' | 'seeded' | 'grouped' | 'rules changed' | 'withdrawn' | 'plays again'
    said: Json<DecisionDetails>
    decided_by: string | null
    decided_at: Instant
    home_id: string | null
    away_id: string | null
  }
  tournament_entry: {
    id: string
    tournament_id: string
    team_id: string
    status: 'invited' | 'requested' | 'accepted' | 'declined' | 'withdrawn'
    group_name: string | null
    manager_id: string | null
    entered_at: Instant
    answered_at: Instant | null
    seed: number | null
    fee: MinorUnits | null
    fee_refund_until: Instant | null
  }
  tournament_entry_payment: {
    id: Generated<string>
    entry_id: string
    way: 'card' | 'cash' | 'transfer' | 'waived'
    order_id: string | null
    order_status: 'pending' | 'paid' | 'cancelled' | 'expired' | 'partly refunded' | 'refunded' | null
    reason: string | null
    entered_by: string
    entered_at: Instant
    ended_as: 'refunded' | 'taken back' | null
    ended_by: string | null
    ended_at: Instant | null
    is_past: Generated<boolean>
    live: GeneratedAlways<boolean>
  }
  tournament_fixture: {
    id: string
    tournament_id: string
    stage: 'league' | 'super stage' | 'round of 32' | 'round of 16' | 'quarter-final' | 'qualifier 1' | 'eliminator' | 'qualifier 2' | 'winners bracket' | 'losers bracket' | 'semi-final' | 'third place' | 'final' | 'grand final' | 'deciding final'
    group_name: string | null
    number: number
    home_id: string | null
    away_id: string | null
    home_from: Json<SideSource> | null
    away_from: Json<SideSource> | null
    starts_at: Instant | null
    ground: string
    match_id: string | null
    round: number | null
    is_overtaken: Generated<boolean>
    due_home_id: string | null
    due_away_id: string | null
    conditions: Json<PlayingConditions> | null
    holds_ground_id: string | null
    holds_during: Span | null
    holds_as: string | null
    is_placed_by_hand: Generated<boolean>
  }
  tournament_invitation: {
    id: Generated<string>
    tournament_id: string
    entry_id: string | null
    token_hash: Buffer
    invited_by: string | null
    made_at: Instant
    expires_at: Instant
    used_at: Instant | null
    used_by: string | null
  }
  tournament_lot: {
    id: string
    tournament_id: string
    kind: 'coin' | 'lots'
    drawn_by: string
    reason: string
    made_by: string | null
    made_at: Instant
  }
  tournament_lot_team: {
    tournament_id: string
    lot_id: string
    team_id: string
    place: number
  }
  tournament_manager: {
    tournament_id: string
    account_id: string
    role: 'owner' | 'manager'
    invited_by: string | null
    added_at: Instant
  }
  tournament_picture: {
    id: Generated<string>
    tournament_id: string
    digest: Buffer
    small: Buffer
    large: Buffer
    made_by: string | null
    made_at: Instant
  }
  tournament_player: {
    id: string
    tournament_id: string
    team_id: string
    name: string
    folded: GeneratedAlways<string>
    club_player_id: string | null
    shirt: number | null
    kind: 'member' | 'guest' | 'overseas'
    born_on: Day | null
    registered_on: Day | null
    added_by: string | null
    added_at: Instant
  }
  tournament_rain_item: {
    run_id: string
    fixture_id: string
    match_id: string | null
    call: Json<RainCall>
    facts: Json<PlayFact[]>
    expected_seq: number
    state: 'due' | 'done' | 'refused'
    says: string
    innings: number | null
    kind: 'moved' | 'shortened' | 'decided' | null
    said: Json<DecisionDetails> | null
    decision_id: string | null
  }
  tournament_rain_run: {
    id: string
    tournament_id: string
    day: Day
    plan: Json<RainPlan>
    carried_out_by: string | null
    carried_out_at: Instant
    settled_at: Instant | null
  }
  tournament_setup: {
    id: Generated<string>
    made_by: string | null
    organisation_id: string | null
    name: string
    about: string
    city: string
    grounds: string[]
    starts_on: Day
    ends_on: Day
    time_zone: string
    gender: 'male' | 'female' | 'mixed'
    age_group: string
    ball_type: 'leather' | 'tennis' | 'tape' | 'other'
    organiser: string
    email: string
    phone: string
    conditions: Json<Conditions>
    points: Json<PointsRules>
    qualifiers: number
    entry_pin: string | null
    entry_deadline: Instant | null
    draw_seed: string | null
    drawn_at: Instant | null
    revision: Generated<number>
    published_at: Instant | null
    created_at: Instant
    idempotency_key: string
    request_hash: Buffer
    report_hours: Generated<number>
    answer_hours: Generated<number>
    late_points: Generated<number>
    squad_rules: JsonWithDefault<unknown>
    knock_out: Json<unknown> | null
    swiss_rounds: number | null
    super_places: number | null
    award_formula: JsonWithDefault<AwardFormula>
    logo_id: string | null
    brand_revision: Generated<number>
    schedule_rules: JsonWithDefault<ScheduleRule[]>
    currency: string
    entry_fee: MinorUnits | null
    entry_refund_until: Instant | null
    entry_is_open: Generated<boolean>
    legs: Generated<number>
    planned_groups: number | null
  }
  tournament_sponsor: {
    id: string
    tournament_id: string
    position: number
    name: string
    link: string
    place: 'title' | 'table' | 'bulletin'
    picture_id: string | null
  }
  transfer: {
    id: Generated<string>
    association_id: string
    person_id: string
    from_id: string
    to_id: string
    player_id: string
    kind: 'transfer' | 'loan'
    starts_on: Day
    ends_on: Day | null
    state: 'asked' | 'released' | 'approved' | 'declined' | 'withdrawn'
    reason: Generated<string>
    asked_at: Instant
    released_at: Instant | null
    decided_at: Instant | null
  }
  tuition: {
    enrolment_id: string
    organisation_id: string
    tariff_id: string
    days: string
  }
  verification_code: {
    account_id: string
    purpose: 'verify-phone' | 'change-phone' | 'change-email' | 'undo-email-change' | 'close-account'
    code_hash: Buffer
    tries: Generated<number>
    expires_at: Instant
    used_at: Instant | null
    target: string | null
  }
}
