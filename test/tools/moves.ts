export * from '../../games/testing/moves';
