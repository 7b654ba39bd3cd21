// For `npm run mutation`: the tests of the leader steps and the scenarios alone, in one file and without a database.
import base from './jest.config.mjs';

const config = { ...base, roots: ['<rootDir>/test/mutation'], testMatch: ['<rootDir>/test/mutation/*.mutation.ts'] };
delete config.globalSetup;
delete config.globalTeardown;

export default config;
