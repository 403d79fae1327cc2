import { alesia } from '../games';
import { battery } from '../tools/battery';

battery(alesia);
