/* Chapter 4: battle. */
import { placeName } from './components/map';
import { campOf, enemyOf, type ProcedureOf, sideName } from './state';

/** 4.1: Both roll a die, and a cohort of the loser goes back to its camp. 4.2: Finishes with the side that has lost. */
export const battleStep: ProcedureOf<'battle'> = {
  proceed(play, { hill, attacker }) {
    const { cohorts } = play.G;
    const defender = enemyOf(attacker);
    const [ofAttacker, ofDefender] = play.roll(2);
    const loser = ofAttacker > ofDefender ? defender : attacker;
    cohorts[loser][hill]--;
    cohorts[loser][campOf(loser)]++;
    const dice = `${sideName(attacker)} rolls ${ofAttacker}, ${sideName(defender)} ${ofDefender}`;
    const text = `${dice}: a cohort of ${sideName(loser)} leaves ${placeName(hill)}.`;
    play.journal('4.1', text, { kind: 'battle', places: [hill] });
    play.finish(loser);
  },
};
