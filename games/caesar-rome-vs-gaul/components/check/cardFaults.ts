/* What Strategy Cards must be to the rest of a set of components. */
import type { Tell } from '../../../kit/components/check/fault';
import type { Card, Effect, Where } from '../cards';
import type { Components } from '../components';

/** How many cards both hands take when they are dealt (7.2.1). */
const DEALT = 16;

/** Tells what is wrong with the cards of a set of components. */
export function cardFaults(components: Components, tell: Tell): void {
  const { cards } = components;
  if (cards.length < DEALT) tell('cards', `there must be ${DEALT} or more, as many as are dealt (7.2.1)`);
  if (cards.filter(({ kind }) => kind === 'reaction').length !== 1)
    tell('cards', 'one must be a Reaction card (7.5.5)');
  for (const [index, card] of cards.entries()) {
    const where = `cards[${index}] (${card.number} ${card.name})`;
    if (cards.findIndex(({ number }) => number === card.number) !== index)
      tell(where, `there is another card number ${card.number}`);
    const fault = timingFault(card);
    if (fault !== null) tell(where, fault);
    for (const [place, effect] of card.effects.entries())
      effectFaults(components, effect, (part, what) => tell(`${where} effects[${place}]${part}`, what));
  }
}

function timingFault({ kind, timing }: Card): string | null {
  const isRoundCard = kind === 'event' || kind === 'bonus';
  if (isRoundCard && timing !== undefined && timing !== 'startOfStrategyPhase')
    return `timing ${timing} is for Surprise cards (7.5.4)`;
  if (!isRoundCard && timing === undefined) return `a ${kind} card must say its timing (7.5.4)`;
  if ((kind === 'reaction') !== (timing === 'reaction'))
    return 'the timing reaction is for the Reaction card (7.5.5)';
  return null;
}

function effectFaults(components: Components, effect: Effect, tell: Tell): void {
  const { tribes, auxiliaries, natives, regions } = components;
  const has = (items: readonly { id: string }[], id: string) => items.some((item) => item.id === id);
  if ('where' in effect && effect.where !== undefined) whereFaults(components, effect.where, tell);
  switch (effect.op) {
    case 'activate':
      if (typeof effect.who !== 'string' && !isLeader(components, effect.who.leader))
        tell('.who.leader', `there is no Leader ${effect.who.leader}`);
      break;
    case 'placeLeader':
      if (!isLeader(components, effect.leader)) tell('.leader', `there is no Leader ${effect.leader}`);
      break;
    case 'placeCU':
      if (!auxiliaries.some(({ id }) => id === effect.unit || id.startsWith(`${effect.unit}-`)))
        tell('.unit', `there is no unit ${effect.unit} among the auxiliaries`);
      break;
    case 'placeTribe':
      if (!has(tribes, effect.tribe)) tell('.tribe', `there is no Tribe ${effect.tribe}`);
      break;
    case 'pathDiscount':
      if (effect.region !== undefined && !has(regions, effect.region))
        tell('.region', `there is no Region ${effect.region}`);
      break;
    case 'skipNativeAttack':
      if (!has(natives, effect.natives)) tell('.natives', `there is no people ${effect.natives}`);
      break;
    case 'choice':
      for (const [index, option] of effect.options.entries())
        effectFaults(components, option, (part, what) => tell(`.options[${index}]${part}`, what));
      break;
    default:
  }
}

function whereFaults(components: Components, where: Where, tell: Tell): void {
  const named = { region: where.region === undefined ? [] : [where.region], ...listsOf(where) };
  for (const [key, ids] of Object.entries(named))
    for (const id of ids)
      if (!components.regions.some((region) => region.id === id))
        tell(`.where.${key}`, `there is no Region ${id}`);
  if (where.provinceOf !== undefined && !isLeader(components, where.provinceOf))
    tell('.where.provinceOf', `there is no Leader ${where.provinceOf}`);
}

function listsOf({ regions = [], oneRegionOf = [] }: Where): Record<string, readonly string[]> {
  return { regions, oneRegionOf };
}

function isLeader({ romanLeaders, gallicLeaders }: Components, id: string): boolean {
  return [...romanLeaders, ...gallicLeaders].some((leader) => leader.id === id);
}
