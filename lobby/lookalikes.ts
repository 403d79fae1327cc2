/*
 * Characters that look like a letter of a bot's name in the usual fonts, by their numbers in Unicode: those that its
 * Technical Standard 39 (confusables) gives for the letter, capital or small, and some more, digits among them. They are
 * without marks, in the simplest form (NFKD), and for most of them the other case looks like the letter, too.
 */
const LOOKALIKES: Record<string, string> = {
  a: '34 251 3b1 430 13aa 15c5 1d00 2376 237a a4ee 102a0 16f40',
  b: `38 180 183 185 253 299 3b2 411 432 44c 463 48d 13cf 13f4 15af 15f7 2c82 a4d0 a7b4 10282
    102a1 10301`,
  d: 'd0 111 18c 256 257 501 56a 13a0 13e7 146f 15de 15ea 1d05 20ab a4d2 a4d3',
  e: '33 247 3b5 435 4bd 4bf 13ac 1d07 212e 22ff 2d39 a4f0 ab32 10286 118a6 118ae',
  h: '127 266 29c 397 43d 45b 4a2 4bb 4c7 4c9 570 13bb 13c2 13f2 157c 2c67 2c8e a4e7 a695 102cf',
  l: `31 69 7c 131 142 19a 1c0 268 269 26a 26b 26d 29f 3b9 456 4cf 5c0 5d5 5df 627 661 673 6f1 7ca
    13de 14aa 16c1 1d7b 1d7c 2223 2373 2378 23fd 2502 2c92 2cd0 2d4f a4e1 a4f2 a647 ab75 1028a
    10309 10320 1041b 10526 118b2 118c3 16f16 16f28 1d22a 1e8c7`,
  m: '271 3bc 3fa 43c 4cd 13b7 15f0 16d6 1d0d 1d6f 20a5 2c98 a4df 102b0 10311 11700 118e3',
  n: '19d 19e 273 274 3b7 3bd 43f 578 57c 1d70 2c9a a4e0 1018e 10513',
  o: `30 f8 275 3b8 3bf 3c3 43e 473 4e9 585 5e1 647 665 6be 6c1 6d5 6f5 6ff 7c0 966 9e6 a66 ae6
    b20 b66 be6 c66 ce6 d20 d66 e50 ed0 1010 101d 1040 10ff 12d0 1d0f 1d11 2296 229d 236c 2c9f
    2d31 2d41 2d54 3007 a4f3 a74b ab3d ab3e ab74 ab8e abbb 10292 102ab 1042c 104ea 10516 114d0
    118b5 118c8 118d7 118e0 1d21a 1f714`,
  r: '24d 27c 27d 280 433 493 13a1 13d2 1587 1d26 1d72 2c85 a4e3 ab47 ab48 ab81 104b4 16f35 1d216',
  s: '35 1bd 282 455 54f 13d5 1d74 a4e2 a731 abaa 10296 10448 118c1 16f3a',
  t: `2b 167 1ad 1ae 23e 3c4 442 4ac 13a2 1d1b 1d75 20ae 22a4 2361 27d9 2ca6 a4d4 10297 102b1
    10315 118bc 16f0a 1f768`,
  y: `a5 1b4 24f 263 28f 3b3 3c5 443 4af 4b1 10e7 13a9 13bd 1d8c 1eff 2ca8 a4ec ab5a 102b2 118a4
    118dc 16f43`,
};

/** The letter that each character looks like. */
export const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, numbers]) =>
    numbers.split(/\s+/).map((number) => [String.fromCodePoint(Number.parseInt(number, 16)), letter]),
  ),
);
