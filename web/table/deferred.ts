/* What tells of what has happened, was said or was not done: it is loaded after the table. */
export { Chat } from './chat/Chat';
export { JournalInTime } from './journal/JournalInTime';
export { LastLine } from './journal/LastLine';
export { LookBackEntry } from './lookingBack/LookBackEntry';
export { PresenceToast } from './players/PresenceToast';
export { Watchers } from './players/Watchers';
export { DroppedMoves } from './queue/DroppedMoves';
export { RecapCard } from './recap/RecapCard';
