export * from '../../games/testing/chance';
