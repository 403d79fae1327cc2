/* Stands in for engine.io's transport of that name, which the server does not offer: it takes a transport it lacks for none. */
export const WT = undefined;
