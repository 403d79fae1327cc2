/** Where an item is known from: the rulebook, a public page, or our own reconstruction, which satisfies the rulebook. */
export type Source = 'rulebook' | 'public' | 'reconstruction';
