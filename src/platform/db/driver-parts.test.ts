import pg from 'pg';
import { expect, test } from 'vitest';
import { checkDriver } from './driver-parts.ts';

test('the driver that is installed has every part that statements sharing a round trip lean on', () => {
	expect(() => checkDriver()).not.toThrow();
});

test('a driver that has lost one of them is told by its name before anything is asked', () => {
	const { Query } = pg;
	expect(() => checkDriver({ Connection: class {}, Query })).toThrow(/Connection\.bind.*Connection\._send/);
});
