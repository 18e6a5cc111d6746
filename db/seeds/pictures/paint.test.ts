import { expect, test } from 'vitest';
import { paint } from './paint.ts';

const SHIRT = '<path fill="#86d72f"/><path fill="#44911b"/><path fill="#321b41"/>';

test('a thing takes the colour it is sold in, its light and dark parts alike', () => {
	const [first, second] = [...paint(SHIRT, '#d8343b').matchAll(/hsl\((\d+) \d+% (\d+)%\)/g)].map((found) => ({
		hue: Number(found[1]),
		lightness: Number(found[2]),
	}));
	expect(first?.hue).toBe(357);
	expect(second?.hue).toBe(357);
	expect(first?.lightness).toBeGreaterThan(second?.lightness ?? 100);
});

test('what is not of the main colour stays as it is', () => {
	expect(paint(SHIRT, '#ffffff')).toContain('fill="#321b41"');
});

test('a drawing without a colour stays as it is', () => {
	expect(paint('<path d="M0 0"/>', '#ffffff')).toBe('<path d="M0 0"/>');
});
