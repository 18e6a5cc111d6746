import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const WEIGHTS = { normal: '400', bold: '700' } as const;
export type Weight = keyof typeof WEIGHTS;
export const SUBSETS = ['latin', 'vietnamese', 'latin-ext'] as const;
export type Subset = (typeof SUBSETS)[number];

const require = createRequire(import.meta.url);
const stored = new Map<string, Buffer>();

/** Each font subset lacks the letters of the others, so a text is drawn in several subsets. */
export function fontFile(subset: Subset, weight: Weight): Buffer {
	const name = `be-vietnam-pro-${subset}-${WEIGHTS[weight]}-normal.woff`;
	const bytes = stored.get(name) ?? readFileSync(require.resolve(`@fontsource/be-vietnam-pro/files/${name}`));
	stored.set(name, bytes);
	return bytes;
}
