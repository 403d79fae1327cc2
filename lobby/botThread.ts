import { botAt } from '../games/ai';
import { games } from '../games/index';
import { answerQuestions } from './bots/answers';

answerQuestions({ games, botAt });
