export { leadersInDanger } from './leaders';
export { awaitRelief, countLandings, mayLeaveTown } from './release';

export const commandSteps = {};
