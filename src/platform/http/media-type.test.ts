import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

test.each([
	['application/json', 'application/json'],
	['Application/JSON ; charset=utf-8', 'application/json'],
	['multipart/form-data; boundary=x;y', 'multipart/form-data'],
	['', ''],
	[null, ''],
	[undefined, ''],
])('mediaTypeOf(%j) returns %j', (header, mediaType) => {
	expect(mediaTypeOf(header)).toBe(mediaType);
});
