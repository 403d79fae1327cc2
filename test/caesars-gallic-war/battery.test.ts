import { caesarsGallicWar } from '../games';
import { battery } from '../tools/battery';

battery(caesarsGallicWar);
