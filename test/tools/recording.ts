export * from '../../games/testing/recording';
