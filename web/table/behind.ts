/* What tells of what has happened and was said: it comes behind the table. */
export { Chat } from './chat/Chat';
export { Journal } from './journal/Journal';
export { LastLine } from './journal/LastLine';
export { LastComing } from './players/LastComing';
export { Watchers } from './players/Watchers';
export { RecapCard } from './recap/RecapCard';
export { Teller } from './recap/Teller';
