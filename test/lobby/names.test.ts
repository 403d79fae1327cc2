import { describe, expect, test } from 'vitest';
import { levels } from '../../games/ai/levels';
import { cleanName, looksLikeBot } from '../../lobby/names';

describe('a name is cleaned', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann \n of   Kent\t', 'Ann of Kent'],
    ['Ann\u202e\u2066 \u200b\u200dB\u0007', 'Ann B'],
    ['Ame\u0301lie', 'Am\u00e9lie'],
    ['名無しの\u3000権兵衛', '名無しの 権兵衛'],
    ['\u0627\u0644\u0642\u064a\u0635\u0631', '\u0627\u0644\u0642\u064a\u0635\u0631'],
    ['👩‍🌾 & 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩‍🌾 & 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    [`Z${'\u0335'.repeat(30)}algo`, 'Z\u0335\u0335\u0335algo'],
  ])('%j becomes %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
    expect(cleanName(name)).toBe(name);
  });

  test.each([
    '',
    ' ',
    '\u3164',
    '\u2800\u2800',
    '\u115f\u1160\uffa0',
    '\u00ad\u034f\u061c\u180e',
    '\u0301\u0302',
    '\u200f \u200e',
    '\ufe0f',
    '\u{e0001}\u{e0041}',
    '\ud800',
    '\u{1d159}',
  ])('%j is nothing', (text) => expect(cleanName(text)).toBe(''));
});

describe('a name looks like a bot’s', () => {
  test.each([
    ...levels.map(({ name }) => `Bot (${name})`),
    'bot (hard)',
    'Bot(Hard)',
    'BotHard',
    'Bot',
    'B o t',
    'Bot (Hard) 2',
    'The Bot (Easy)',
    'Bot\u00a0(Hard)',
    'Bot\u2003\u2768Hard\u2769',
    'ＢＯＴ（Ｈａｒｄ）',
    'Ⓑⓞⓣ [Easy]',
    '𝐁𝐨𝐭 (𝐇𝐚𝐫𝐝)',
    'Воt (Нard)',
    'Βοτ (Easy)',
    'B0t (NormaI)',
    'Bót (Hârd)',
    'ʙᴏᴛ (hard)',
    'ᏴᎾᎢ',
    'ꮟꮻꭲ (Hard)',
    'ᗷOᎢ (Ꮋard)',
    'Бот',
    'ⲂⲞⲦ (Easy)',
    'ꓐꓳꓔ ꓰꓮꓢꓬ',
    '𐌁𐊒𐌕 (hard)',
    'bоt (nоrrnаl)',
    'B0+ (H4RD)',
    'Bot (3asy)',
    'Bøŧ (Random)',
  ])('%s', (name) => expect(looksLikeBot(cleanName(name))).toBe(true));

  test.each([
    'Ann',
    'Abbot Hardy',
    'Bothardy',
    'Bottom',
    'Robot',
    'Botticelli',
    'Hard',
    'Lobot Easy',
    'Ботаник',
    'ᏣᎳᎩ',
    'Боб',
    'Τοβία',
    'Torben',
    '太郎',
  ])('unlike %s', (name) => expect(looksLikeBot(name)).toBe(false));
});
