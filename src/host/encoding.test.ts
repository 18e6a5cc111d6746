import { expect, test } from 'vitest';
import { preferredEncoding } from './encoding.ts';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip, deflate', 'gzip'],
	['gzip;q=1.0, br;q=0', 'gzip'],
	['br; q=0.1, GZIP', 'br'],
	['*', 'br'],
	['*;q=0', 'identity'],
	['identity', 'identity'],
	['', 'identity'],
	['brotli', 'identity'],
	[undefined, 'identity'],
])('a reader who takes %j gets %s', (header, encoding) => {
	expect(preferredEncoding(header)).toBe(encoding);
});
