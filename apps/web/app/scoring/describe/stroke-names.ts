import type { Stroke } from '@pavilion/cricket/strokes.ts'
import * as t from '#texts/scoring.ts'

/** The strokes, as their keys say them. */
export const strokeNames: Readonly<Record<Stroke, string>> = {
  defence: t.strokeDefence,
  drive: t.strokeDrive,
  cut: t.strokeCut,
  pull: t.strokePull,
  hook: t.strokeHook,
  flick: t.strokeFlick,
  glance: t.strokeGlance,
  sweep: t.strokeSweep,
  'reverse sweep': t.strokeReverseSweep,
  ramp: t.strokeRamp,
  slog: t.strokeSlog,
  edge: t.strokeEdge,
  missed: t.strokeMissed,
  'left alone': t.strokeLeftAlone,
}
