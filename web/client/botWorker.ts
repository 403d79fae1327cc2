import { imaginedBy } from '../../games/ai/imagining';
import { botAt, type SearchBot } from '../../games/ai/searchBot';
import { Dice } from '../../games/kit/dice/dice';
import { newKey } from '../../games/kit/dice/key';
import { messageOf } from '../../games/kit/messageOf';
import { hasBots } from '../../games/kit/rulebook';
import { positionAfter } from '../../games/record/position';
import { loadRules } from '../games';
import type { AnalysedRecord, AnalysisNews } from './analysing';
import type { BotAnswer, BotIdentity, BotQuestion, BotRecall, PositionQuestion } from './workerBot';

/*
 * Runs in a Worker, where a bot may think without stopping the page.
 */

/** A bot and the end of its last thought: it thinks one thought at a time, as it keeps its search tree. */
interface Seated {
  match: string;
  bot: Promise<SearchBot>;
  idle: Promise<unknown>;
}

const seated = new Map<string, Seated>();
const thinking = new Map<number, AbortController>();

function seatOf({ game, match, level, seat }: BotQuestion): Seated {
  for (const [key, old] of seated) if (old.match !== match) seated.delete(key);
  const key = JSON.stringify([game, match, level, seat]);
  const found = seated.get(key) ?? { match, bot: make({ game, match, level }), idle: Promise.resolve() };
  seated.set(key, found);
  return found;
}

async function make({ game: name, level }: BotIdentity): Promise<SearchBot> {
  const { game } = await loadRules(name);
  if (game.ai === undefined) throw new Error(`${name} has no moves for bots`);
  const Bot = botAt(level);
  return new Bot({ game, enumerate: game.ai.enumerate });
}

async function think(question: BotQuestion, signal: AbortSignal): Promise<BotAnswer> {
  const { id, state, seat, milliseconds } = question;
  try {
    const place = seatOf(question);
    const bot = await place.bot;
    const thought = place.idle.then(() => bot.deed(state, seat, { signal, milliseconds, explains: true }));
    place.idle = thought.catch(() => {});
    const { actions, isForced, thoughts = [] } = await thought;
    if (actions.length === 0) return { id, error: 'there is nothing to do' };
    const moves = actions.map(({ payload: { type, args } }) => ({ move: type, args: args ?? [] }));
    return { id, moves, isForced, thoughts };
  } catch (error) {
    return { id, error: String(error) };
  }
}

async function answer(question: BotQuestion): Promise<void> {
  const thought = new AbortController();
  thinking.set(question.id, thought);
  const given = await think(question, thought.signal);
  thinking.delete(question.id);
  if (!thought.signal.aborted) postMessage(given);
}

async function find({ id, record, moves, seen }: PositionQuestion): Promise<BotAnswer> {
  try {
    const { game, rulebook } = await loadRules(record.game);
    const { G, ctx } = positionAfter(game, record, moves);
    if (seen === 'everything') return { id, position: { G, ctx } };
    if (!hasBots(rulebook)) throw new Error(`nobody can imagine what a seat does not know of ${record.game}`);
    const chance = new Dice({ key: newKey(), drawn: 0 });
    return { id, position: { G: imaginedBy(rulebook, G, seen, chance), ctx } };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
}

/** Analyses a match, and tells how far it is; nobody is told to stop, as the Worker is ended then. */
async function analyse({ analysed: record }: AnalysedRecord): Promise<void> {
  const say = (news: AnalysisNews) => postMessage(news);
  try {
    const [{ analysisOf }, { game }] = await Promise.all([
      import('../../games/analysis/analyse'),
      loadRules(record.game),
    ]);
    say({ analysis: await analysisOf(game, record, { tell: (share) => say({ share }) }) });
  } catch (error) {
    say({ error: messageOf(error) });
  }
}

type Message = BotQuestion | PositionQuestion | BotRecall | AnalysedRecord;

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if ('analysed' in data) analyse(data);
  else if ('recalled' in data) thinking.get(data.recalled)?.abort();
  else if ('seen' in data) postMessage(await find(data));
  else answer(data);
});
