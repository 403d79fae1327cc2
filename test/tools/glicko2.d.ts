/* What of the package `glicko2`, which brings no types, is used here. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(): Player;
    updateRatings(matches: [Player, Player, number][]): void;
  }
}
