/** The board's colours, copied from the kit's tokens because a picture has no style sheet. */
export const colours = {
  board: '#0c2d20',
  boardRaised: '#123a2a',
  line: '#2c5844',
  ink: '#f5f0dc',
  inkSoft: '#b3c8b9',
  willow: '#e3c07a',
  cherry: '#ff8a84',
  cherryFill: '#c2263a',
  tin: '#071e15',
  tinEdge: '#24503c',
  tinInk: '#fbf6e3',
} as const
