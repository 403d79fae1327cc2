/* The flowcharts of the four Non-players (8.5 to 8.8). */
import type { Player } from '../components/factions';
import { aedui } from './aedui/chart';
import { arverni } from './arverni/chart';
import { belgae } from './belgae/chart';
import type { Chart } from './chart';
import { romans } from './romans/chart';

const CHARTS: Readonly<Record<Player, Chart>> = { romans, arverni, aedui, belgae };

/** Returns the flowchart of a Faction. */
export function chartOf(faction: Player): Chart {
  return CHARTS[faction];
}
