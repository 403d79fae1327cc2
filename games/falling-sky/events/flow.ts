/* What of a text is carried out: conditions, and choices between parts of it (5.1, 5.1.3). */
import { action } from '../../kit/action';
import { type At, choice, type Effect, executor, type Jump, type Whom, type Words, wordsOf } from './effect';

const jump = (over: Jump['over']): Jump => ({ kind: 'jump', over });

/** Returns effects of which the first ones are carried out where the condition holds when they are reached, else the others. */
export function when(
  condition: (at: At) => boolean,
  effects: readonly Effect[],
  others: readonly Effect[] = [],
): Effect[] {
  return [
    jump((at) => (condition(at) ? 0 : effects.length + 1)),
    ...effects,
    jump(() => others.length),
    ...others,
  ];
}

/** One of the possibilities that a text gives. */
export interface Option {
  /** Its short name, an argument of the move and what {@link hasChosen} asks for. */
  readonly id: string;
  /** What it is, as it stands on a button. */
  readonly label: Words;
  /** Left out where it may always be chosen. With `removes` as if the executing Faction had removed pieces of its own first (1.4.1). */
  available?(at: At, removes?: boolean): boolean;
  readonly effects: readonly Effect[];
}

/** What is chosen where nothing is. */
const NONE = 'none';

/** Returns effects in which a Faction chooses one of several parts of a text; `optional`: or none of them. */
export function either(
  options: readonly Option[],
  { who = executor, optional = false }: { who?: Whom; optional?: boolean } = {},
): Effect[] {
  const chosen = choice({
    about: 'option',
    prompt: 'choose',
    who,
    optional,
    room: (at) => options.some(({ available }) => available?.(at) === false && available(at, true)),
    action: action({
      first: (at) => options.filter(({ available }) => available?.(at) !== false).map(({ id }) => id),
      effect(_play, { frame }, id: string) {
        frame.options.push(id);
      },
      label: (at, id) => wordsOf(options.find((each) => each.id === id)?.label ?? id, at),
    }),
  });
  const effects: Effect[] = [{ kind: 'deed', does: (_play, frame) => void frame.options.push(NONE) }, chosen];
  for (const option of options)
    effects.push(...when(({ frame }) => frame.options.at(-1) === option.id, [...option.effects, forget()]));
  return effects;
}

/** Keeps a nested choice, made in a part of the text, from being taken for one of the parts that follow. */
function forget(): Effect {
  return { kind: 'deed', does: (_play, frame) => void frame.options.push(NONE) };
}
