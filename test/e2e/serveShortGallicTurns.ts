/* The server of `serve.ts`, at which a turn of Caesar: Rome vs Gaul is short. */
import './shortGallicTurns';
import './serve';
