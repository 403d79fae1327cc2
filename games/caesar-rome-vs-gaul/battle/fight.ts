/* A battle from its first stage to its last (13.0). */
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { Effect } from '../components/cards';
import { cardOf } from '../deck';
import { lossesOf } from '../losses';
import { isUnit, stepsOfAll } from '../pieces';
import { loseStep, submit } from '../removal';
import type { G, ProcedureOf } from '../state';
import { askForCard } from '../strategy/surprise';
import { countOf, listed, sentence, spaceName } from '../words';
import type { BattleResult, BattleStage, Host, RerollKind, Role } from './frames';
import { shiftColumn } from './host';
import { other, ROLES } from './rerolls';
import { retreatOf, waysOut } from './retreat';
import { mayJoin } from './sorties';
import { compareResults, hitsOf, resultAt, totalOf } from './table';

type Fight = FrameAt<G, 'fight'>;

/** What odds make a Gallic Army submit (13.3.1), and what advantage lets an Army move on (13.8). */
const SUBMISSION = 3;
const MASTERY = 2;

/** For every so many hits that the loser could not take the winner takes one less (13.6.1). */
const EXCESS = 2;

/** Goes from stage to stage; some of them ask somebody first. */
export const fightStep: ProcedureOf<'fight'> = {
  proceed(play, fight, handedDown) {
    let news = handedDown;
    while (!play.hasMovedOn) {
      STAGES[fight.stage](play, fight, news);
      news = undefined;
    }
  },
};

const STAGES: Record<BattleStage, (play: Play<G>, fight: Fight, news: unknown) => void> = {
  sorties(play, fight) {
    const isAsked = fight.asked.length > 0;
    const { side } = fight.hosts.attacker;
    if (isAsked || side === null || mayJoin(play.G, fight, []).length === 0) {
      enter(fight, 'odds');
      return;
    }
    fight.asked = ['attacker'];
    play.call({ step: 'relief', sides: [side], joined: [] });
  },

  odds(play, fight) {
    announce(play, fight);
    const { attacker, defender } = fight.hosts;
    if (attacker.side === 'roman' && defender.side === 'gallic') {
      if (attacker.strength >= SUBMISSION * defender.strength) {
        submit(play, defender.pieces, '13.3.2');
        play.finish(resultOf(null, true));
        return;
      }
    }
    enter(fight, 'dice');
    if (ROLES.every((role) => fight.hosts[role].side !== 'gallic')) return;
    const question = askForCard(play.G, 'gallic', 'beforeBattleDice', fight.space);
    if (question !== null) play.call(question);
  },

  dice(play, fight, news) {
    if (typeof news === 'number') {
      const gauls = ROLES.find((role) => fight.hosts[role].side === 'gallic');
      for (const effect of cardOf(play.G, news).effects)
        if (gauls !== undefined && effect.op === 'battleModifier')
          shiftColumn(play.G, fight.hosts[gauls], effect.columnShift);
    }
    for (const role of ROLES) {
      const host = fight.hosts[role];
      host.dice = play.roll(2);
      play.journal('13.4.1', `${sentence(host.name)}: ${listed(host.dice.map(String))}.`, {
        kind: 'roll',
        ...(host.side === null ? {} : { side: host.side }),
        places: [fight.space],
      });
    }
    enter(fight, 'rerolls');
  },

  rerolls(play, fight) {
    const role = [fight.turn, other(fight.turn)].find((each) => fight.hosts[each].rerolls > 0);
    if (role === undefined) {
      enter(fight, 'cards');
      return;
    }
    fight.turn = other(role);
    askForReroll(play, fight, role, 'leader', 1);
  },

  cards(play, fight, news) {
    const last = fight.asked[fight.asked.length - 1];
    if (typeof news === 'number' && last !== undefined) {
      askForReroll(play, fight, last, 'card', rerollsIn(cardOf(play.G, news).effects));
      return;
    }
    const role = ROLES.find((each) => !fight.asked.includes(each));
    if (role === undefined) {
      enter(fight, 'elite');
      return;
    }
    fight.asked = [...fight.asked, role];
    const { side } = fight.hosts[role];
    const question =
      side === null ? null : askForCard(play.G, side, 'beforeSiegeRollOrDuringBattle', fight.space);
    if (question !== null) play.call(question);
  },

  elite(play, fight) {
    const role = ROLES.find((each) => fight.hosts[each].elite !== null);
    if (role === undefined) enter(fight, 'result');
    else askForReroll(play, fight, role, 'elite', 1);
  },

  result(play, fight) {
    decide(play, fight);
    enter(fight, 'retreat');
    takeLosses(play, fight);
  },

  retreat(play, fight) {
    enter(fight, 'over');
    const loser = fight.winner === 'defender' || fight.winner === null ? 'attacker' : 'defender';
    retreat(play, fight, loser);
  },

  over(play, fight) {
    const { attacker, defender } = fight.hosts;
    const holder = fight.winner === 'attacker' ? attacker : defender;
    if (holder.side !== null)
      play.journal('13.8', `The battle in ${spaceName(play.G, fight.space)} is over.`, {
        places: [fight.space],
        battle: { kind: 'ends', place: fight.space, holder: holder.side },
      });
    play.finish(
      resultOf(
        holder.side ?? 'others',
        attacker.side === null
          ? holder === defender && defender.strength >= MASTERY * attacker.strength
          : holder === attacker && attacker.strength >= MASTERY * defender.strength,
      ),
    );
  },
};

function enter(fight: Fight, stage: BattleStage): void {
  fight.stage = stage;
  fight.asked = [];
}

function resultOf(winner: BattleResult['winner'], mayContinue: boolean): BattleResult {
  return { winner, mayContinue };
}

function announce(play: Play<G>, { space, hosts: { attacker, defender } }: Fight): void {
  const { G } = play;
  play.journal(
    '13.2.1',
    `Battle in ${spaceName(G, space)}: ${attacker.name} with ${attacker.strength} against ${defender.name} with ${defender.strength}.`,
    {
      kind: 'battle',
      ...(attacker.side === null ? {} : { side: attacker.side }),
      places: [space],
      pieces: [...attacker.pieces, ...defender.pieces],
      battle: { kind: 'begins', place: space },
    },
  );
}

function askForReroll(play: Play<G>, fight: Fight, role: Role, kind: RerollKind, count: number): void {
  const { side } = fight.hosts[role];
  if (side === null) throw new Error(`nobody rerolls for ${fight.hosts[role].name}`);
  play.call(
    ...Array.from(
      { length: count },
      (): FrameAt<G, 'reroll'> => ({ step: 'reroll', sides: [side], role, kind }),
    ),
  );
}

/** Returns how many rerolls of a battle the effects of a card give, choices counted. */
function rerollsIn(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.op === 'choice') sum += rerollsIn(effect.options);
    if (effect.op === 'battleReroll') sum += effect.count;
  }
  return sum;
}

/** Both results are read and compared (13.4.1, 13.5.4). */
function decide(play: Play<G>, fight: Fight): void {
  const { G } = play;
  const { attacker, defender } = fight.hosts;
  const read = ({ side, dice, column }: Host) => resultAt(G, totalOf(side, dice), column);
  fight.results = { attacker: read(attacker), defender: read(defender) };
  const lead = compareResults(fight.results.attacker, fight.results.defender);
  fight.winner = lead === 0 ? null : lead > 0 ? 'attacker' : 'defender';
  const tally = ROLES.map((role) => {
    const { name, side, dice } = fight.hosts[role];
    return `${name} ${fight.results?.[role]} with ${totalOf(side, dice)}`;
  });
  const winner = fight.winner === null ? null : fight.hosts[fight.winner];
  const verdict =
    winner === null ? 'the battle is drawn' : `${winner.name} win${winner.side === 'roman' ? 's' : ''}`;
  play.journal(winner === null ? '13.4.2' : '13.4.1', `${sentence(tally.join(', '))}: ${verdict}.`, {
    kind: winner === null ? 'round' : 'won',
    ...(winner?.side ? { side: winner.side } : {}),
    places: [fight.space],
  });
}

/** Returns the pieces of one side of a battle that stand in the field. */
function inField(G: G, { space, hosts }: Fight, role: Role): string[] {
  return hosts[role].pieces.filter((id) => G.pieces[id].at === space && !G.pieces[id].inside);
}

function unitsOf(G: G, fight: Fight, role: Role): string[] {
  return inField(G, fight, role).filter((id) => isUnit(G, id));
}

/**
 * Elite units pay for their rerolls; then each side takes the other's hits, the winner less for what the loser cannot take (13.6): among
 * all who fight for it, those of a Sortie too (14.6.3).
 */
function takeLosses(play: Play<G>, fight: Fight): void {
  const { G } = play;
  const { results, winner, hosts } = fight;
  if (results === null) return;
  for (const role of ROLES) {
    const { spent } = hosts[role];
    if (spent !== null) loseStep(play, spent, '13.5.3');
  }
  const hits = { attacker: hitsOf(results.defender), defender: hitsOf(results.attacker) };
  if (winner !== null && !ROLES.some((role) => hosts[role].pieces.length === 0)) {
    const loser = other(winner);
    const excess = Math.max(0, hits[loser] - stepsOfAll(G, unitsOf(G, fight, loser)));
    hits[winner] = Math.max(0, hits[winner] - Math.floor(excess / EXCESS));
  }
  const calls: FrameAt<G, 'losses'>[] = [];
  for (const role of ROLES) {
    const { side, pieces } = hosts[role];
    if (hits[role] === 0 || pieces.length === 0) continue;
    const units = unitsOf(G, fight, role);
    if (side === null) {
      for (let lost = 0; lost < hits[role]; lost++)
        for (const id of units) if (G.pieces[id].at === fight.space) loseStep(play, id, '17.4.3');
      continue;
    }
    play.journal('13.6.2', `${sentence(hosts[role].name)}: ${countOf(hits[role], 'step')} to lose.`, {
      side,
      places: [fight.space],
      battle: { kind: 'steps', side, steps: hits[role] },
    });
    calls.push(lossesOf(G, side, units, hits[role], '13.6.2'));
  }
  if (calls.length > 0) play.call(...calls);
}

/** Who is left of the loser retreats: what has sortied behind its walls (14.6.4), an attacker to where he came from (13.7.1). */
function retreat(play: Play<G>, fight: Fight, loser: Role): void {
  const { G } = play;
  const { space, from, sortied, hosts } = fight;
  const { side } = hosts[loser];
  const phasing = hosts.attacker.side ?? 'roman';
  const stranger = phasing === 'roman' ? 'gallic' : 'roman';
  const pieces = inField(G, fight, loser);
  const behind = G.markers[space]?.side === side ? pieces.filter((id) => sortied.includes(id)) : [];
  const others = pieces.filter((id) => !behind.includes(id));
  const ways =
    loser === 'attacker' && from !== null ? [from] : waysOut(G, { side, pieces: others }, space, from);
  const calls = [];
  if (behind.length > 0) calls.push(retreatOf(space, { side, pieces: behind }, [space], stranger));
  if (others.length > 0) calls.push(retreatOf(space, { side, pieces: others }, ways, stranger));
  if (calls.length > 0) play.call(...calls);
}
