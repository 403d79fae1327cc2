import { botAt } from '../games/ai';
import { games } from '../games/index';
import { answerQuestions } from './bots/answers';
import { withComponents } from './components';

answerQuestions({ games: withComponents(games, process.env), botAt });
