/* The server of `serve.ts`, at which Winter comes early in Falling Sky. */
import './shortWinters';
import './serve';
