import { fallingSky } from '../games';
import { battery } from '../tools/battery';

battery(fallingSky);
