/* The server of `serve.ts`, at which the Gauls of Alesia begin before the Outer Works. */
import './assault';
import './serve';
