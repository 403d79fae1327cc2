/* What Factions answer each other, asked or unasked (1.5.2). */
import type { Player } from './components/factions';

/** What a Faction can be asked to agree to: a Supply Line, a Retreat or Quarters where it Controls, no Harassment, use of its pieces (card 38). */
export type Matter = 'supply' | 'retreat' | 'quarters' | 'passage' | 'pieces';

/** What a Faction answers to another without being asked: by matter, then by who asks. */
export type StandingAnswers = Partial<Record<Matter, Partial<Record<Player, 'agree' | 'refuse'>>>>;

/** What has been answered in an action: an answer holds until the action is over (1.5.2). */
export interface Answers {
  agreed: Player[];
  refused: Player[];
}

/** Returns answers before anybody has been asked. */
export function noAnswers(): Answers {
  return { agreed: [], refused: [] };
}

/** Writes down what {@link agreement} has finished with. */
export function note(answers: Answers, of: Player, agrees: boolean): void {
  (agrees ? answers.agreed : answers.refused).push(of);
}

/** What a step keeps that asks for Supply Lines: whose answer comes next. */
export interface AsksSupply {
  asking?: Player;
}
