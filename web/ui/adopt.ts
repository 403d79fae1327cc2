/** Adds a style sheet to those of the page: after those it has, or `first`, before all of them. Without a page it does nothing. */
export function adopt(text: string, first = false): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const { adoptedStyleSheets: others } = document;
  document.adoptedStyleSheets = first ? [sheet, ...others] : [...others, sheet];
}
