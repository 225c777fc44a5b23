// A scoreboard: `node scoreboard.mjs https://cricket.example MATCH-ID` prints the score after every ball.
const [site, match] = process.argv.slice(2)
const address = `${site}/live/${match}`
let last = 0

/** Reads the board as it stands, and answers its seq. */
async function show() {
  const answer = await fetch(`${address}.json`)
  if (!answer.ok) throw new Error(`${address}.json: ${answer.status}`)
  const { seq, card, board } = await answer.json()
  const name = (id) => card.sides.find((side) => side.id === id)?.name
  const scores = board.innings.map(
    (one) => `${name(one.team)} ${one.runs}/${one.wickets} (${one.overs})`,
  )
  process.stdout.write(`${[seq, ...scores, board.sentence].join(' | ')}\n`)
  return seq
}

/** Shows the board again whenever entries arrive; ends when the connection does. */
async function follow() {
  const answer = await fetch(`${address}?after=${last}`)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  let text = ''
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const frames = (text + part).split('\n\n')
    text = frames.pop()
    const ids = frames.flatMap((frame) => /^id: (\d+)$/m.exec(frame)?.[1] ?? [])
    if (ids.length > 0) last = Math.max(Number(ids.at(-1)), await show())
  }
}

for (;;) {
  await show()
    .then((seq) => ((last = seq), follow()))
    .catch((error) => process.stderr.write(`${error.message}\n`))
  await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * 4000))
}
