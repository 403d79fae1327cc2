import { caesarRomeVsGaul } from '../games';
import { battery } from '../tools/battery';

battery(caesarRomeVsGaul);
