/* Events by their names, where several instructions speak of them (8.2.1). */

export const HOSTAGES = 22;
export const IMPETUOSITY = 72;
