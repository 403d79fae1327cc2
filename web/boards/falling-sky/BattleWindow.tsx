import type { Odds } from '../../../games/falling-sky/battle/odds';
import { ruleOf } from '../../../games/falling-sky/battle/words';
import { PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { DockedWindow } from '../../table/dock/DockedWindow';
import { RuleBadge } from '../../ui/RuleBadge';
import type { ShownBattle } from './battles';
import css from './Contest.module.css';
import { FactionName } from './factions';
import type { Fought } from './fought';
import { OddsTable } from './OddsTable';
import { Reckoning } from './Reckoning';

interface BattleWindowProps {
  G: G;
  /** One that is fought, or those that could be in a Region. */
  battles: readonly ShownBattle[];
  /** The Factions of the viewer. */
  sides: readonly Player[];
  /** What has been told of the one that is fought; null while none is. */
  fought: Fought | null;
}

/** A Battle that is fought or could be: what it may bring to both sides, and what has been rolled. */
export function BattleWindow({ G, battles, sides, fought }: BattleWindowProps) {
  const [{ fight: first }] = battles;
  const region = regionName(G, first.region);
  const isOne = battles.length === 1;
  return (
    <DockedWindow
      rank="asked"
      data-side={first.attacker}
      data-testid="battle"
      aria-label={`Battle in ${region}`}
    >
      <header>
        <strong>Battle in {region}</strong> {isOne && <Who {...battles[0]} />}{' '}
        <RuleBadge rule={ruleOf(first)} />
      </header>
      {battles.map(({ fight, odds, isOpen, bound }) => (
        <div key={`${fight.defender} ${nameOfWay(fight.terms)}`} data-against={fight.defender}>
          {!isOne && (
            <p>
              <Who fight={fight} bound={bound} />
            </p>
          )}
          <OddsTable
            G={G}
            fight={fight}
            odds={odds}
            isOpen={isOpen}
            isOwn={sides.length < PLAYERS.length && sides.some((side) => side === fight.defender)}
          />
        </div>
      ))}
      {battles.some(({ odds }) => isOfChoice(odds)) && <p className={css.who}>{NOTE}</p>}
      {isOne && (
        <details className={css.more}>
          <summary>Strengths, and who falls first</summary>
          <Reckoning G={G} {...battles[0]} />
        </details>
      )}
      {fought !== null && fought.lines.length > 1 && (
        <ol className={css.rolls} aria-label="What has happened in it" data-testid="battle-told">
          {fought.lines.slice(1).map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are told one after the other
            <li key={index}>{text}</li>
          ))}
        </ol>
      )}
    </DockedWindow>
  );
}

const NOTE = 'Expected: if they roll first – if they give up Warbands and Auxilia first.';

function isOfChoice({ stands, retreats }: Odds): boolean {
  const tolls = [stands, retreats].flatMap((outcome) =>
    outcome === null ? [] : Object.values(outcome.tolls),
  );
  return tolls.some(({ pieces }) => pieces.low < pieces.high);
}

/** Who fights whom, how, and that the Defender cannot Retreat. */
function Who({ fight, bound }: Pick<ShownBattle, 'fight' | 'bound'>) {
  return (
    <span>
      <FactionName faction={fight.attacker} /> against <FactionName faction={fight.defender} />
      {nameOfWay(fight.terms)}
      {bound !== null && <span className={css.who}> · {bound}</span>}
    </span>
  );
}

function nameOfWay({ ambush, besiege }: ShownBattle['fight']['terms']): string {
  return ambush ? ', by Ambush' : besiege ? ', with Besiege' : '';
}
