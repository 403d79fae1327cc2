export * from '../../games/testing/shadow';
