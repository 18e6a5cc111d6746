import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { parseJson } from './json.ts';

const parse = (text: string) => parseJson(new TextEncoder().encode(text));

test('parseJson reads JSON with escapes', () => {
	expect(parse('{"a":{"b":[1,"x\\"}{"]},"c":"\\u0061"}')).toEqual({
		ok: true,
		value: { a: { b: [1, 'x"}{'] }, c: 'a' },
	});
});

test.each([
	['a repeated key', '{"a":1,"a":2}'],
	['a key repeated with an escape', '{"a":1,"\\u0061":2}'],
	['a nested repeated key', '{"x":[{"b":1,"b":1}]}'],
	['ten thousand nested levels', '['.repeat(10_000) + ']'.repeat(10_000)],
	['a truncated text', '{"a":'],
	['an unclosed string of escaped quotes', `"${'\\"'.repeat(125_000)}`],
	['an unclosed string of backslashes', `{"a":"${'\\'.repeat(250_001)}`],
	['a repeated key after a very long one', `{"${'x'.repeat(200_000)}":1,"a":1,"a" \n :2}`],
	['nothing', ''],
])('parseJson rejects %s with http.malformed', (_what, text) => {
	expect(parse(text)).toEqual({ ok: false, code: 'http.malformed' });
	expect(quickestMs(() => parse(text))).toBeLessThan(100);
});

test('parseJson accepts the same key in two objects', () => {
	expect(parse('[{"a":1},{"a":2,"b":{"a":3}}]').ok).toBe(true);
});

test('parseJson rejects invalid UTF-8 with http.invalid_utf8', () => {
	expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({ ok: false, code: 'http.invalid_utf8' });
});

test('parseJson reads __proto__ and constructor as plain keys', () => {
	expect(parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}').ok).toBe(true);
	expect(({} as { x?: number }).x).toBeUndefined();
});
