import type { Teaching } from '../../../web/table/board';

/** What the table can explain of Three Hills. */
export const teaching: Teaching = {
  rules: async () => (await import('../game/rules')).rules,
  legend: async () => [
    {
      title: 'The map',
      entries: [
        {
          picture: (
            <svg viewBox="-80 -50 160 120" width={64} aria-hidden="true">
              <path d="M-70 60Q0 -120 70 60z" fill="var(--land)" stroke="var(--highlight)" strokeWidth={6} />
            </svg>
          ),
          name: 'You can march from here',
          text: 'A click takes up a cohort; the hills it may go to are marked then.',
          rule: '3.1',
        },
      ],
    },
  ],
};
