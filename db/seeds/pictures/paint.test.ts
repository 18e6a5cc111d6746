import { expect, test } from 'vitest';
import { paint } from './paint.ts';

const SHIRT = '<path fill="#86d72f"/><path fill="#44911b"/><path fill="#321b41"/>';

test('paint changes light and dark fills of the main colour to the new hue', () => {
	const [first, second] = [...paint(SHIRT, '#d8343b').matchAll(/hsl\((\d+) \d+% (\d+)%\)/g)].map((found) => ({
		hue: Number(found[1]),
		lightness: Number(found[2]),
	}));
	expect(first?.hue).toBe(357);
	expect(second?.hue).toBe(357);
	expect(first?.lightness).toBeGreaterThan(second?.lightness ?? 100);
});

test('paint keeps fills of other colours', () => {
	expect(paint(SHIRT, '#ffffff')).toContain('fill="#321b41"');
});

test('paint keeps a drawing without colours unchanged', () => {
	expect(paint('<path d="M0 0"/>', '#ffffff')).toBe('<path d="M0 0"/>');
});
