export interface OffBoardFrames {
  /** Units move from off-board zone to off-board zone (4.2, 11.4). */
  offBoard: { begun: boolean };
  /** The end of the first Assault Period: who is where, and what comes back (12.2 to 12.5). */
  interlude: { stage: 'zones' | 'replacements' | 'redeployment' };
}
