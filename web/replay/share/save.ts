/** Hands out a file, as a download. */
export function save(name: string, contents: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Milliseconds for which a file is kept for the browser to take. */
const KEPT = 60_000;
