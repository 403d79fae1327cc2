import { battery } from '../tools/battery';
import { subject } from './subject';

battery(subject);
