/** What the two texts of a card say. */
export interface EventTexts {
  readonly unshaded: string;
  readonly shaded?: string;
}
