import { quarters } from '../games';
import { battery } from '../tools/battery';

battery(quarters);
