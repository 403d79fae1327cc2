declare module '*.module.css' {
  /** The classes of the sheet: the name written in it, and the one that no other sheet has. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
