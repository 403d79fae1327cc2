/* Events by their names, where several instructions speak of them (8.2.1). */

export const MONS_CEVENNA = 9;
export const HOSTAGES = 22;
export const GOBANNITIO = 26;
export const AVARICUM = 41;
export const LITAVICCUS = 45;
export const SURUS = 51;
export const MIST = 57;
export const IMPETUOSITY = 72;
