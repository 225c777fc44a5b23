/** The inside of the house mark, on a grid of 32 by 32. */
export function MarkDrawing() {
  return (
    <>
      <path
        d="M16 1.5L30.5 11.2V13.5H1.5V11.2ZM5 15.3h9a1.1 1.1 0 0 1 0 2.2h-9a1.1 1.1 0 0 1 0-2.2ZM18 15.3h9a1.1 1.1 0 0 1 0 2.2h-9a1.1 1.1 0 0 1 0-2.2ZM5 19.2h3.8v11.3H5ZM14.1 19.2h3.8v11.3h-3.8ZM23.2 19.2H27v11.3h-3.8Z"
        fill="currentColor"
      />
      <circle cx="16" cy="8.9" r="1.9" fill="var(--pv-mark-dot, var(--pv-cherry))" />
    </>
  )
}
