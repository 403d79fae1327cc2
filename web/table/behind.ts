/* What tells of what has happened and was said: it comes behind the table. */
export { Chat } from './Chat';
export { Journal } from './Journal';
export { LastComing } from './LastComing';
export { LastLine } from './LastLine';
export { RecapCard } from './RecapCard';
export { Teller } from './Teller';
export { Watchers } from './Watchers';
