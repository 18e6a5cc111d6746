import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { glossaryViolations, readGlossary } from './glossary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('violations/glossary', import.meta.url));
const GLOSSARY = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));

describe('the glossary check', () => {
	test('finds no forbidden synonym in the code base', () => {
		expect(glossaryViolations(ROOT, GLOSSARY)).toEqual([]);
	});

	test('reports each forbidden synonym of the violating fixture and accepts API fields', () => {
		expect(glossaryViolations(FIXTURES, GLOSSARY)).toEqual([
			"src/domains/cart/use-cases/keep-goods.ts: 'goods', use 'product'",
			"src/domains/cart/use-cases/keep-goods.ts: POSTAGE_VND has 'postage', use 'return shipping'",
			"src/domains/cart/use-cases/keep-goods.ts: keptGoods has 'goods', use 'product'",
			"src/domains/cart/use-cases/keep-goods.ts: hasWhoHears has 'who hears', use 'notice recipients'",
		]);
	});
});
