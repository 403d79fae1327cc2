import { boxOf, type Unit } from '../../../games/alesia/components/box';
import { fromTheTop } from '../../../games/alesia/stacks';
import type { G } from '../../../games/alesia/state';
import { PlaceCard } from '../../map/PlaceCard';
import tray from '../../map/Tray.module.css';
import { CoverButton } from '../../table/parts/CoverButton';
import { placeName } from './arguments';
import { Counter } from './Counter';
import { groundText, unitText } from './facts';
import { forcesIn } from './forces';
import css from './HexTray.module.css';
import { faceOf, strengthText } from './stacks';

interface HexTrayProps {
  G: G;
  place: string;
  /** It stays when the pointer leaves the place, and its counters can be chosen. */
  isOpen: boolean;
  chosen: readonly string[];
  /** Says whether a counter may be given an order. */
  mayGo(unit: string): boolean;
  onChoose(units: readonly string[]): void;
  onClose(): void;
}

/** So many counters are shown one by one; of more, one stands for all that are alike. */
const FEW = 8;

/** What there is to know of a place, and its counters side by side, to be chosen one by one. */
export function HexTray({ G, place, isOpen, chosen, mayGo, onChoose, onClose }: HexTrayProps) {
  const units = fromTheTop(forcesIn(G, place));
  const strength = strengthText(units);
  const able = units.filter(({ id }) => mayGo(id)).map(({ id }) => id);
  const groups = units.length > FEW ? alike(G, units) : units.map((unit) => [unit]);
  return (
    <PlaceCard
      name={placeName(G, place)}
      beside={strength !== '' && <small className={css.strength}> strength {strength}</small>}
      isOpen={isOpen}
      onAll={able.length > 1 ? () => onChoose(able) : null}
      onClose={onClose}
    >
      <div className={css.units}>
        {groups.map((group) => (
          <Group
            key={group[0].id}
            G={G}
            group={group}
            chosen={chosen}
            able={isOpen ? group.filter(({ id }) => mayGo(id)).map(({ id }) => id) : []}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p className={tray.facts}>{groundText(G, place)}</p>
    </PlaceCard>
  );
}

interface GroupProps {
  G: G;
  group: readonly Unit[];
  chosen: readonly string[];
  able: readonly string[];
  onChoose(units: readonly string[]): void;
}

/** A counter, or one for all that are alike; a press chooses it, or one more of them, and the last press none. */
function Group({ G, group, chosen, able, onChoose }: GroupProps) {
  const [unit] = group;
  const picked = able.filter((id) => chosen.includes(id));
  const words = group.length > 1 ? `${group.length} × ${unitText(G, unit)}` : unitText(G, unit);
  const press = () => {
    const others = chosen.filter((id) => !able.includes(id));
    const next = able.find((id) => !picked.includes(id));
    onChoose(next === undefined ? others : [...others, ...picked, next]);
  };
  return (
    <span className={css.unit} data-unit={unit.id} data-picked={picked.length > 0} title={words}>
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <Counter face={faceOf(G, boxOf(G).unit[unit.id])} />
      </svg>
      {group.length > 1 && (
        <b>{picked.length > 0 ? `${picked.length}/${group.length}` : `× ${group.length}`}</b>
      )}
      {able.length > 0 && (
        <CoverButton
          data-testid={`tray-unit-${unit.id}`}
          aria-label={words}
          aria-pressed={picked.length > 0}
          onClick={press}
        />
      )}
    </span>
  );
}

/** Returns counters in groups of those that differ in nothing but their names. */
function alike(G: G, units: readonly Unit[]): Unit[][] {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const { kind, combat, movement, force } = unit;
    const key = `${kind} ${combat} ${movement} ${force} ${G.disrupted.includes(unit.id)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unit]);
    else group.push(unit);
  }
  return [...groups.values()];
}
