/** The two players (1.0). */
export type Side = 'roman' | 'gallic';
