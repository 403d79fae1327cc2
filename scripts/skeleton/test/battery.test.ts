import { battery } from '../../../test/tools/battery';
import { subject } from './subject';

battery(subject);
