interface ImportMeta {
  /** Returns what loads each module of a pattern, by its path: Vite has it, and our own build by gamesOfList in plugins.ts. */
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>;
}
