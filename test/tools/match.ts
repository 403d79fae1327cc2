export * from '../../games/testing/match';
