import { expect, test } from 'vitest';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { contextOf, system } from '../context.ts';
import { testDatabase } from '../database.ts';
import { AS_TYPED, NEAR_ONLY, NOT_SOLD } from './other-questions.ts';
import { QUESTIONS } from './questions.ts';
import { fillCategories, isHeldOut, type Requested, request, scoresOf } from './scores.ts';

const RECALL_MIN = 0.95;
const FIRST_RIGHT_MIN = 0.85;

const database = await testDatabase();
const context = contextOf(database, system());
await fillCategories(database.db);
await rebuildSearchIndex(context);
const answers: Requested[] = [];
for (const question of QUESTIONS) answers.push(await request(context.read, question));

const heldOut = answers.filter(isHeldOut);
const looked = answers.filter((asked) => !isHeldOut(asked));

test.each([
	['that the search was tried on', looked],
	['that were kept aside', heldOut],
])('of the questions %s, most find what is wanted, and find it first', (which, asked) => {
	const scores = scoresOf(asked);
	const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
	process.stdout.write(
		`${scores.count} questions ${which}: recall at 10 ${percent(scores.recall)}, first right ${percent(scores.firstRight)}\n`,
	);
	expect(scores.recall).toBeGreaterThanOrEqual(RECALL_MIN);
	expect(scores.firstRight).toBeGreaterThanOrEqual(FIRST_RIGHT_MIN);
});

test.each(NOT_SOLD)('%s is not sold, and nothing far-fetched is shown for it', async (text) => {
	expect((await listProductPage(context.read, { text })).cards.map(({ name }) => name)).toEqual([]);
});

test.each([...NEAR_ONLY.map((text) => [text, false] as const), ...AS_TYPED.map((text) => [text, true] as const)])(
	'whether what is shown for %s is what was asked for: %s',
	async (text, isIt) => {
		const { mode, cards } = await listProductPage(context.read, { text });
		expect([cards.length > 0, mode === 'words']).toEqual([true, isIt]);
	},
);

test('there are at least two hundred questions, no two alike, a third of them kept aside', () => {
	expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
	expect(new Set(QUESTIONS.map(({ typed }) => typed)).size).toBe(QUESTIONS.length);
	expect(heldOut.length / QUESTIONS.length).toBeGreaterThan(0.25);
});
