import type { RuleSection } from '../../kit/sections';

/** Victory (8.0 and 8.1). */
export const victory: readonly RuleSection[] = [
  {
    number: '8.0',
    title: 'Victory',
    text: `The side with more victory points when turn 8 (51 BC) has ended wins.

- Rome, for eliminated units: 1 for each German who is no leader, 3 in all at most; 2 for Ariovistus; 3 for Vercingetorix; 1 for a cavalry unit (9.4).
- Barbarians, for eliminated units: 3 for each legion, in battle or by attrition; 1 for a cavalry unit (9.4).
- Both, at the end: 1 for each tribe area they control (6.3). Britannia is worth 3 to Rome, but is still one tribe when tribes are counted.

Our ruling: equal points are a draw. German cavalry scores beyond the limit of 3.`,
  },
  {
    number: '8.1',
    title: 'Automatic victory',
    text: `The Barbarians win at once when Caesar is eliminated. A side with 18 or more tribes wins at once when they are counted in winter (6.3).`,
  },
];
