/* What is heard at a table: made when it is played, so that nothing is downloaded but what makes it. */
import { settings } from './settings';

/** What there is to hear. */
export type Sound = 'turn' | 'dice' | 'battle';

/** The parameters of ZzFX: volume, randomness, frequency, attack, sustain, release, shape ... */
const SOUNDS: Readonly<Record<Sound, readonly number[]>> = {
  // a bell that rises by a fifth
  turn: [0.7, 0, 523, 0.01, 0.1, 0.4, 0, 1, 0, 0, 262, 0.12],
  // a rattle
  dice: [0.5, 0.2, 700, 0, 0.09, 0.06, 4, 1.5, 0, 0, 0, 0, 0.03, 1],
  // a drum
  battle: [0.9, 0.05, 70, 0.005, 0.06, 0.35, 0, 0.6, -0.4, 0, 0, 0, 0, 0.4],
};

/** Plays a sound, unless the person wants none, or the browser cannot, or does not yet because nobody has touched the page. */
export async function play(sound: Sound): Promise<void> {
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    const { ZZFX } = await import('zzfx');
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
    ZZFX.play(...SOUNDS[sound]);
  } catch {
    // a table without sound is played on
  }
}
