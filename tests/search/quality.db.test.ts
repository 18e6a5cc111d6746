import { expect, test } from 'vitest';
import { rebuildSearchIndex } from '#src/domains/search/background.ts';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { contextOf, system } from '../context.ts';
import { testDatabase } from '../database.ts';
import { AS_TYPED, NEAR_ONLY, NOT_SOLD } from './other-questions.ts';
import { QUESTIONS } from './questions.ts';
import { fillCategories, isHoldout, type Requested, request, scoresOf } from './scores.ts';

const RECALL_MIN = 0.95;
const FIRST_RIGHT_MIN = 0.85;

const database = await testDatabase();
const context = contextOf(database, system());
await fillCategories(database.db);
await rebuildSearchIndex(context);
const answers: Requested[] = [];
for (const question of QUESTIONS) answers.push(await request(context.read, question));

const holdout = answers.filter(isHoldout);
const looked = answers.filter((asked) => !isHoldout(asked));

test.each([
	['used for tuning', looked],
	['held out from tuning', holdout],
])('the search reaches the required recall and first-result rate for the questions %s', (which, asked) => {
	const scores = scoresOf(asked);
	const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
	process.stdout.write(
		`${scores.count} questions ${which}: recall at 10 ${percent(scores.recall)}, first right ${percent(scores.firstRight)}\n`,
	);
	expect(scores.recall).toBeGreaterThanOrEqual(RECALL_MIN);
	expect(scores.firstRight).toBeGreaterThanOrEqual(FIRST_RIGHT_MIN);
});

test.each(NOT_SOLD)('the search for %s, which is not sold, returns no products', async (text) => {
	expect((await listProductPage(context.read, { text })).cards.map(({ name }) => name)).toEqual([]);
});

test.each([...NEAR_ONLY.map((text) => [text, false] as const), ...AS_TYPED.map((text) => [text, true] as const)])(
	'the search for %s returns products as exact matches: %s',
	async (text, isIt) => {
		const { mode, cards } = await listProductPage(context.read, { text });
		expect([cards.length > 0, mode === 'words']).toEqual([true, isIt]);
	},
);

test('there are at least 200 different questions, of which more than a quarter is held out', () => {
	expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
	expect(new Set(QUESTIONS.map(({ typed }) => typed)).size).toBe(QUESTIONS.length);
	expect(holdout.length / QUESTIONS.length).toBeGreaterThan(0.25);
});
