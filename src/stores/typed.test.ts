import { expect, test } from 'vitest';
import { typedOf } from './typed.ts';

test('what was typed comes back as it was; a form that has grown keeps what it begins with', () => {
	expect(typedOf(null, '')).toBeNull();
	expect(typedOf('"Cảm ơn bạn"', '')).toBe('Cảm ơn bạn');
	expect(typedOf('{"text":"a"}', '')).toBeNull();
	expect(typedOf('{"from":"2026-12-01"}', { from: '', to: '' })).toEqual({ from: '2026-12-01', to: '' });
	expect(typedOf('"a"', { from: '' })).toBeNull();
});
