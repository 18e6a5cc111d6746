import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const AA_TEXT = 4.5;
const AA_EDGE = 3;

type Pair = readonly [colour: string, ground: string];

const inksOn = (ground: string): Pair[] =>
	['ink', 'ink-soft', 'primary', 'secondary', 'error'].map((ink) => [ink, ground]);
const tonePairs = (tone: string): Pair[] => [
	[`on-${tone}`, tone],
	[`on-${tone}-soft`, `${tone}-soft`],
];

const TEXT_PAIRS: readonly Pair[] = [
	...['ground', 'surface', 'sunken'].flatMap(inksOn),
	...['primary', 'secondary', 'error', 'warning'].flatMap(tonePairs),
	['on-primary', 'primary-strong'],
	['secondary', 'secondary-soft'],
	['primary', 'primary-soft'],
	['error-soft', 'on-error-soft'],
];

const EDGE_PAIRS: readonly Pair[] = [
	['edge', 'surface'],
	['edge', 'ground'],
	['edge', 'sunken'],
	['primary', 'surface'],
	['error', 'surface'],
];

/** Defined by the font package and by third-party components. */
const NAMED_ELSEWHERE: ReadonlySet<string> = new Set(['--font-be-vietnam-pro', '--available-height', '--anchor-width']);

function readTheme(): { light: Map<string, string>; dark: Map<string, string> } {
	const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
	const [lightCss = '', darkCss = ''] = css.slice(css.indexOf('color-scheme')).split('@media');
	const read = (text: string) =>
		new Map([...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1] ?? '', found[2] ?? '']));
	return { light: read(lightCss), dark: read(darkCss) };
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (high + 0.05) / (low + 0.05);
}

for (const [name, colours] of Object.entries(readTheme())) {
	const colour = (token: string): string => {
		const value = colours.get(token);
		if (!value) throw new Error(`the ${name} theme has no colour ${token}`);
		return value;
	};

	test.each(TEXT_PAIRS)(`in the ${name} theme the contrast of text %s on %s meets WCAG AA`, (ink, ground) => {
		expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(AA_TEXT);
	});

	test.each(EDGE_PAIRS)(`in the ${name} theme the contrast of outline %s on %s meets WCAG AA`, (edge, ground) => {
		expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(AA_EDGE);
	});
}

test('every CSS variable that a style sheet uses is defined', () => {
	const folder = new URL('.', import.meta.url);
	const css = readdirSync(folder)
		.filter((file) => file.endsWith('.css'))
		.map((file) => readFileSync(new URL(file, folder), 'utf8'))
		.join('');
	const named = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
	const asked = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
	expect([...new Set(asked)].filter((name) => !named.has(name) && !NAMED_ELSEWHERE.has(name))).toEqual([]);
});
