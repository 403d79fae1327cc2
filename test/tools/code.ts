/* What in a file of TypeScript is code, and what is written for people. */

const COMMENT_OR_LITERAL =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(['"])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^\\`])*`|(?<=(?:[(,=:[!&|?{};\n]|=>|return)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\//g;

/** Returns some code with its comments, strings and regular expressions made blank. */
export function blanked(code: string): string {
  return code.replaceAll(COMMENT_OR_LITERAL, (found) => found.replaceAll(/[^\n]/g, ' '));
}

/** Returns the comments and strings of some code, one after the other. */
export function textsIn(code: string): string[] {
  return [...code.matchAll(COMMENT_OR_LITERAL)].map(([found]) => found);
}
