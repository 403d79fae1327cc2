/** A numbered section of a rulebook, in our own words. */
export interface RuleSection {
  /** As the rulebook prints it, such as `6.13`. */
  readonly number: string;
  /** What it is about, in a few words. */
  readonly title: string;
  /**
   * What a player has to know. An empty line parts paragraphs; a line that begins with `- ` is an entry of a list. What
   * follows `Our ruling:` in its paragraph or entry is not the rulebook's: it is silent there or says two things.
   */
  readonly text: string;
}
