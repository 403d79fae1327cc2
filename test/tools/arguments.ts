import { parseArgs } from 'node:util';

/** Returns a whole number from a command line, or `fallback` when it is not given. Ends the program when it is none. */
export function wholeNumber(value: string | undefined, name: string, fallback: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    refuse(`--${name} takes a whole number from 1 up, not ${value}`);
  return number;
}

/** The same as {@link wholeNumber}, but 0 will do. */
export function countFrom(value: string | undefined, name: string, fallback: number): number {
  return value === '0' ? 0 : wholeNumber(value, name, fallback);
}

/** Prints why a command line cannot be used and ends the program with code 2. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Returns the positional arguments and `--name value` options of the command line; refuses any other option. */
export function commandLine<Name extends string>(names: readonly Name[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const value = (name: Name) => {
      const given = values[name];
      return typeof given === 'string' ? given : undefined;
    };
    return { positionals, value };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
