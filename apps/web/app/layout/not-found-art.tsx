/** A drawing of broken stumps. */
export function NotFoundArt() {
  return (
    <svg width="180" height="128" viewBox="0 0 180 128" aria-hidden="true">
      <path d="M10 118H170" stroke="var(--pv-line-strong)" strokeWidth="2" />
      <g fill="var(--pv-willow-fill)" stroke="var(--pv-ink)" strokeWidth="1.5">
        <rect x="64" y="42" width="9" height="76" rx="3" />
        <rect x="104" y="42" width="9" height="76" rx="3" />
        <rect x="84" y="42" width="9" height="76" rx="3" transform="rotate(19 88 118)" />
        <rect x="52" y="18" width="20" height="6" rx="3" transform="rotate(-28 62 21)" />
        <rect x="112" y="10" width="20" height="6" rx="3" transform="rotate(34 122 13)" />
      </g>
      <path
        d="M30 108Q58 112 84 92"
        fill="none"
        stroke="var(--pv-line-strong)"
        strokeWidth="2"
        strokeDasharray="3 6"
      />
      <circle cx="92" cy="84" r="10" fill="var(--pv-cherry)" />
      <path d="M84 78Q92 84 99 91" fill="none" stroke="var(--pv-on-cherry)" strokeDasharray="3 2" />
    </svg>
  )
}
