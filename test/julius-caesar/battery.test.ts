import { juliusCaesar } from '../games';
import { battery } from '../tools/battery';

battery(juliusCaesar);
