const lamps = [24, 34].flatMap((y) => [-15, 0, 15].map((x) => ({ x, y })))

/** Stumps in the dark under floodlights, one of which still shines; on a grid of 320 by 150. */
export function BadLight() {
  return (
    <>
      <rect width="320" height="150" fill="#101d24" />
      <path d="M0 116H320V150H0Z" fill="#173d2c" />
      <Pylon x={60} />
      <Pylon x={260} lit />
      <path d="M151 86h3v32h-3zM158.5 86h3v32h-3zM166 86h3v32h-3z" fill="#efe3bd" />
    </>
  )
}

function Pylon({ x, lit = false }: { readonly x: number; readonly lit?: boolean }) {
  return (
    <>
      <path d={`M${x} 116V34`} stroke="#4a5b5c" strokeWidth="4" />
      <rect x={x - 22} y="18" width="44" height="22" rx="3" fill="#2a3a3c" />
      {lamps.map((lamp) => (
        <circle
          key={`${lamp.x} ${lamp.y}`}
          cx={x + lamp.x}
          cy={lamp.y}
          r="3.6"
          fill={lit && lamp.x === 0 && lamp.y === 24 ? '#fff2b8' : '#48595a'}
        />
      ))}
    </>
  )
}
