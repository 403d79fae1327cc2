/** The outlines of blocks and badges, path data in a square of 40 around the origin. */
export const OUTLINES = {
  round: 'M-17-20H17A3 3 0 0 1 20-17V17A3 3 0 0 1 17 20H-17A3 3 0 0 1-20 17V-17A3 3 0 0 1-17-20Z',
  cut: 'M-13-20H13L20-13V13L13 20H-13L-20 13V-13Z',
  flat: 'M-12-19H12A7 7 0 0 1 19-12V12A7 7 0 0 1 12 19H-12A7 7 0 0 1-19 12V-12A7 7 0 0 1-12-19Z',
} as const;
